#!/usr/bin/env bash
# Fuzzes the compiler: each target goes on from the committed seeds and from what earlier runs have found.
#
# usage: Tests/Fuzz/fuzz.sh SCRATCH SECONDS [TARGET [ARGUMENT OF LIBFUZZER ...]]
set -euo pipefail

usage="usage: fuzz.sh SCRATCH SECONDS [TARGET [ARGUMENT OF LIBFUZZER ...]]"
scratch=${1:?$usage}
seconds=${2:?$usage}
shift 2
targets=${1:-spec condition answers trees}
shift "$(($# > 0))"
cd "$(dirname "$0")/../.."

resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)".*/\1/p')
library=$(ls "$resources"/clang/lib/linux/libclang_rt.fuzzer_no_main-"$(uname -m)".a 2> /dev/null || true)
if [ -z "$library" ]; then
    echo "fuzz: SKIPPED, this toolchain has no libFuzzer: $resources"
    exit 0
fi

# Built for speed, but with every check, with the address sanitizer, and with what libFuzzer learns from in all modules.
FORMC_FUZZ=1 swift build -c release --product formc-fuzz --scratch-path "$scratch" --sanitize address \
    -Xswiftc -sanitize-coverage=edge,indirect-calls,trace-cmp,inline-8bit-counters,pc-table \
    -Xswiftc -use-ld=lld -Xlinker "$library" -Xlinker -lstdc++
fuzzer=$scratch/release/formc-fuzz

# Swift would look for the symbols of a crash itself, and take long. What it makes once and keeps looks like a leak.
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0:malloc_context_size=1:quarantine_size_mb=16:detect_stack_use_after_return=0:allocator_may_return_null=1}
"$fuzzer" dictionary > "$scratch/formc.dict"
failures=0
for target in $targets; do
    corpus=$scratch/corpus/$target
    found=Tests/Fuzz/Crashes/$target
    mkdir -p "$corpus" "$found" "$scratch/seeds/$target"
    seeds=("$scratch/seeds/$target" "Tests/Fuzz/Seeds/$target")
    if [ "$target" = spec ]; then
        "$fuzzer" seeds "$scratch/seeds/spec"
        for spec in Examples/*/*.form.yaml Tests/Reports/*.form.yaml; do cp "$spec" "$scratch/seeds/spec/"; done
    fi
    echo "fuzz: $target, $seconds seconds"
    if ! "$fuzzer" "$target" "$corpus" "${seeds[@]}" -max_total_time="$seconds" -dict="$scratch/formc.dict" \
        -timeout=10 -rss_limit_mb=2048 -artifact_prefix="$found/" -print_final_stats=1 "$@" \
        > "$scratch/$target.log" 2>&1; then
        failures=$((failures + 1))
        grep -aE 'Fatal error|ERROR|SUMMARY|Test unit written' "$scratch/$target.log" || true
    fi
    grep -aE 'cov: ' "$scratch/$target.log" | tail -1
    grep -aE '^stat::number_of_executed_units' "$scratch/$target.log" || true
    rmdir "$found" 2> /dev/null || true
done
if [ "$failures" -gt 0 ]; then
    echo "fuzz: $failures of the targets found something, see Tests/Fuzz/Crashes and $scratch/*.log"
    exit 1
fi
