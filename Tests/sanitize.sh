#!/usr/bin/env bash
# The tests under the address sanitizer, and `formc validate`, which alone has threads, under the thread sanitizer. Each
# is built in a folder of its own.
#
# usage: Tests/sanitize.sh SCRATCH [address|thread]
set -euo pipefail

scratch=${1:?usage: sanitize.sh SCRATCH [address|thread]}
only=${2:-both}
cd "$(dirname "$0")/.."

# Swift would look for the symbols of a crash itself, and take long. What it makes once and keeps looks like a leak.
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0}
export TSAN_OPTIONS=${TSAN_OPTIONS:-halt_on_error=1:exitcode=66}

# What these do is mostly compiling Swift and running it, with other programs than ours.
others='AgreementTests|ConditionTruthTests|HostileTests|ImportedSwiftTests|TruthTableTests|YearsTests|GeneratedConditionTests'
# Programs that see nothing of our memory, and what reads sources.
others="$others|HooksTests|TidyTests|GoldenTests"

if [ "$only" != thread ]; then
    echo "sanitize: the tests, address"
    swift test --sanitize address --scratch-path "$scratch/address" -Xswiftc -use-ld=lld --skip "$others"
fi
if [ "$only" = address ]; then exit 0; fi

echo "sanitize: formc validate, thread"
swift build --product formc --sanitize thread --scratch-path "$scratch/thread" -Xswiftc -use-ld=lld
formc=$scratch/thread/debug/formc
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for name in TaskEdit Onboarding; do
    spec=Examples/$name/$name.form.yaml
    "$formc" sample "$spec" --valid 300 --invalid 300 > "$work/some.jsonl"
    # Several blocks for each thread.
    for _ in $(seq 20); do cat "$work/some.jsonl"; done > "$work/answers.jsonl"
    for jobs in 1 2 5; do
        status=0
        "$formc" validate --jobs $jobs "$spec" "$work/answers.jsonl" > "$work/$jobs" 2> "$work/errors" || status=$?
        # Some answers are wrong on purpose.
        if [ $status != 1 ] || ! cmp -s "$work/1" "$work/$jobs"; then
            cat "$work/errors"
            echo "sanitize: FAILED, $name with $jobs threads: status $status"
            exit 1
        fi
        echo "sanitize: $name, $(wc -c < "$work/answers.jsonl") bytes of answers, $jobs threads: no race"
    done
done
