#!/usr/bin/env bash
# Compiles a corpus of trees once more, keeps what is generated, and lets the Swift compiler parse all of it and
# type-check some of it.
#
# usage: Tests/Fuzz/parse.sh SCRATCH [HOW MANY TO TYPE-CHECK [FOLDER OF INPUTS]]
set -euo pipefail

scratch=${1:?usage: parse.sh SCRATCH [HOW MANY TO TYPE-CHECK [FOLDER OF INPUTS]]}
count=${2:-100}
scratch=$(cd "$scratch" && pwd)
corpus=${3:-$scratch/corpus/trees}
cd "$(dirname "$0")/../.."
out=$scratch/out
rm -rf "$out"
mkdir -p "$out"
export SWIFT_BACKTRACE=enable=no
FORMC_FUZZ_OUT=$out "$scratch/release/formc-fuzz" trees -runs=0 -rss_limit_mb=4096 "$corpus" > "$scratch/parse.log" 2>&1
echo "parse: $(find "$out" -mindepth 1 -maxdepth 1 | wc -l) inputs are forms, with $(find "$out" -name '*.swift' | wc -l) files of Swift"

# One file at a time would spend its time on starting the compiler; a batch says which file is wrong all the same.
find "$out" -name '*.swift' | sort | xargs -n 200 swiftc -frontend -parse
echo "parse: all of them are Swift"

# The runtime is compiled once, as a module of its own.
swiftc -emit-module -module-name FormRuntime -parse-as-library -swift-version 6 -package-name formc \
    -o "$scratch/FormRuntime.swiftmodule" $(find Sources/FormRuntime -name '*.swift')
failures=0
checked=0
for file in $(find "$out" -name '*.form.swift' | sort | head -n "$count"); do
    checked=$((checked + 1))
    if ! swiftc -typecheck -warnings-as-errors -swift-version 6 -module-name Forms -I "$scratch" "$file"; then
        failures=$((failures + 1))
        echo "parse: FAILED $file"
    fi
done
echo "parse: $checked were type-checked, $failures with errors or warnings"
[ "$failures" = 0 ]
