#!/usr/bin/env bash
# `Examples/Make` and `Examples/CMake`, from copies: built, run, and built again when and only when something has changed.
#
# usage: Tests/build_systems.sh FORMC
set -euo pipefail

formc=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
cd "$(dirname "$0")/.."
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
log=$copy/log

fail() {
    echo "build_systems: $1" >&2
    cat "$log" >&2
    exit 1
}
expect() { # WORD, or nothing where nothing is to be done
    "${build[@]}" > "$log" 2>&1 || fail "it does not build"
    if [ -n "$1" ]; then grep -qE -- "$1" "$log" || fail "expected: $1"; fi
}
without() { if grep -qE -- "$1" "$log"; then fail "not expected: $1"; fi; }

# The name, the command that builds, what compiling and running formc look like, and the program.
try() {
    local name=$1 compiles=$2 runs=$3 program=$4
    expect "$compiles"
    "$program" > "$log"
    grep -qx "Ada takes \[soup\]" "$log" || fail "$name: the program says something else"
    expect ""
    without "$compiles|$runs"
    # Touched: formc looks, and nothing is compiled.
    sleep 1
    touch Lunch.form.yaml
    expect "$runs"
    without "$compiles"
    expect ""
    without "$compiles|$runs"
    # What is imported is a prerequisite too.
    sleep 1
    sed -i.bak 's/Soup of the day/Soup/' dishes.yaml && rm dishes.yaml.bak
    expect "$compiles"
    expect ""
    without "$runs"
    # CMake before 3.29 links at every build once an edit has left an object file of another source as it was.
    if [ "$name" != CMake ]; then without "$compiles"; fi
    # What was removed is made again.
    local made=$(find build -name Lunch.form.swift)
    rm "$made"
    expect "$runs"
    [ -e "$made" ] || fail "$name: what was removed is not made again"
    echo "build_systems: $name builds again when and only when something has changed"
}

cp -R Examples/Make Examples/CMake "$copy"
cd "$copy/Make"
build=(make FORMC="$formc")
try Make "swiftc " "formc build" build/lunch

if command -v cmake > /dev/null && command -v ninja > /dev/null; then
    cd "$copy/CMake"
    cmake -G Ninja -B build -DFORMC="$formc" > "$log" 2>&1 || fail "CMake does not configure"
    build=(cmake --build build)
    try CMake "Linking|Building" "Generating" build/lunch
else
    echo "build_systems: CMake is SKIPPED, since cmake or ninja is missing"
fi
