#!/usr/bin/env bash
# Builds `Examples/Consumer` as somebody who has just written it, with both build systems, and does to its spec what happens
# to specs: it is touched, edited, broken, doubled.
#
# usage: Tests/consumer.sh SCRATCH
set -euo pipefail

cd "$(dirname "$0")/.."
root=$PWD
mkdir -p "$1"
scratch=$(cd "$1" && pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -R Examples/Consumer/. "$copy"
sed -i.bak "s|path: \"../..\"|path: \"$root\"|" "$copy/Package.swift"
rm -rf "$copy/Package.swift.bak" "$copy/.build"
cd "$copy"
spec=Sources/LunchOrder/Lunch.form.yaml
log=$copy/log

fail() {
    echo "consumer: $1" >&2
    cat "$log" >&2
    exit 1
}
build() { swift build "$@" --build-system "$system" --scratch-path "$scratch/$system" > "$log" 2>&1; }
has() { grep -qF -- "$1" "$log" || fail "expected: $1"; }
lacks() { if grep -qE -- "$1" "$log"; then fail "not expected: $1"; fi; }

for system in native swiftbuild; do
    build || fail "it does not build with $system"
    lacks "warning:"
    program=$(swift build --build-system "$system" --scratch-path "$scratch/$system" --show-bin-path)/LunchOrder
    "$program" > "$log"
    has '{"dishes":["soup","curry"],"name":"Ada"}'
    if [ "$(uname)" = Darwin ]; then otool -L "$program" > "$log"; else ldd "$program" > "$log"; fi
    lacks "yaml"

    # The spec is read again, and nothing is compiled.
    sleep 1
    touch "$spec"
    build || fail "it does not build after a touch"
    lacks "Compiling (LunchOrder|FormRuntime)"
    # An edit of a text compiles the Swift of the spec, and no other file: not of the target, not of another.
    sed -i.bak 's/Soup of the day/Soup of today/' "$spec" && rm "$spec.bak"
    build -v || fail "it does not build after an edit"
    has "Lunch.form.swift"
    lacks "primary-file [^ ]*/Sources/|Compiling (main|Form[A-Za-z]*)\.swift"
    # What is wrong stands where it is.
    sed -i.bak 's/options: dish/options: dihs/' "$spec" && rm "$spec.bak"
    if build; then fail "a broken spec builds"; fi
    has "$copy/$spec:22:18: error: there is no list \`dihs\` under \`choices\` [unknown-list]"
    cp "$root/Examples/Consumer/$spec" "$spec"
    # Two specs of one name, whose Swift would be one file.
    mkdir Sources/LunchOrder/More && cp "$spec" Sources/LunchOrder/More/
    if build; then fail "two specs of one name build"; fi
    has "$copy/Sources/LunchOrder/More/Lunch.form.yaml: the spec is called as $copy/$spec is"
    rm -r Sources/LunchOrder/More
    # A word of the configuration that there is not.
    echo 'acess: public' > Sources/LunchOrder/formc.yaml
    if build; then fail "a wrong configuration builds"; fi
    has "$copy/Sources/LunchOrder/formc.yaml:1:1: error: \`acess\` is no key of a configuration [unknown-key]"
    rm Sources/LunchOrder/formc.yaml
    echo "consumer: builds with $system, reads its spec again when it changes, says what is wrong with it"
done

swift test --scratch-path "$scratch/native" > "$log" 2>&1 || fail "its tests fail"
# Who commits the Swift has it beside the spec.
swift package --scratch-path "$scratch/native" --allow-writing-to-package-directory formc-generate --target LunchOrder \
    --access public > "$log" 2>&1 || fail "formc-generate fails"
grep -q "public struct Lunch: FormModel" Sources/LunchOrder/Lunch.form.swift || fail "formc-generate wrote no Swift"
if [ -e Sources/LunchOrder/FormRuntime.swift ]; then fail "the runtime is a module, and stands there as well"; fi
echo "consumer: its tests pass, and formc-generate writes Lunch.form.swift"
