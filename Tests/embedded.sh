#!/bin/sh
# Builds every example with the runtime embedded, twice, and compiles what comes out as an app would: under each
# access, in Swift 6 and Swift 5, with each setting that changes what its imports and declarations mean. A warning
# is a failure. The last line says how it went.
#
# usage: Tests/embedded.sh FORMC
set -eu

formc=${1:?usage: embedded.sh FORMC}
case $formc in */*) formc=$(cd "$(dirname "$formc")" && pwd)/$(basename "$formc") ;; esac
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
failures=0
# Folders of a spec; those of whole projects have scripts of their own.
examples=$(for folder in Examples/*/; do
    case $folder in Examples/CMake/ | Examples/Consumer/ | Examples/Make/) ;; *) echo "$folder" ;; esac
done)

# step WORDS COMMAND… runs the command and prints one line; what the command prints is shown only if it fails.
step() {
    words=$1
    shift
    if "$@" > "$work/log" 2>&1; then
        echo "ok      $words"
    else
        echo "FAILED  $words"
        sed 's/^/        /' "$work/log"
        failures=$((failures + 1))
    fi
}

# compile ACCESS WORDS FLAG… compiles the files of that access into one module.
compile() {
    access=$1
    words=$2
    shift 2
    step "$access: $words" \
        swiftc -warnings-as-errors -module-name Forms -package-name forms "$@" "$work/$access"/*.swift
}

for access in public package internal; do
    step "$access: formc build" "$formc" build --access $access -o "$work/$access" $examples
    step "$access: formc build, once more" "$formc" build --access $access -o "$work/again" $examples
    step "$access: the same bytes" diff -r "$work/$access" "$work/again"
    step "$access: formc build --check" "$formc" build --check --access $access -o "$work/again" $examples
    rm -rf "$work/again"

    compile $access "Swift 6, a library" -swift-version 6 -emit-library -o "$work/library"
    compile $access "Swift 5" -swift-version 5 -typecheck
    for version in 6 5; do
        compile $access "Swift $version, isolated to the main actor" \
            -swift-version $version -default-isolation MainActor -typecheck
    done
    for feature in InternalImportsByDefault MemberImportVisibility ExistentialAny; do
        compile $access "Swift 6, $feature" -swift-version 6 -enable-upcoming-feature $feature -typecheck
    done
done

# What was compiled also works, and from any isolation: the same rules are tested at length with the imported runtime.
cat > "$work/main.swift" <<'SWIFT'
nonisolated func found(_ task: TaskEdit) -> [String] { task.violations().map(\.description) }
var task = TaskEdit(name: "Buy fruit", fruits: [.apple])
task.fruits.toggle(.none_)
print(task.fruits, found(task), found(TaskEdit()))
SWIFT
cat > "$work/expected" <<'TEXT'
[none] [] ["name: Please answer this. [required]", "fruits: Please answer this. [required]"]
TEXT
cp "$work/main.swift" "$work/internal/"
compile internal "Swift 6, a program, optimised" -swift-version 6 -O -o "$work/program"
step "internal: the program runs" sh -c '"$1/program" | diff - "$1/expected"' sh "$work"

if [ $failures -gt 0 ]; then
    echo "$failures failed"
    exit 1
fi
echo "all passed"
