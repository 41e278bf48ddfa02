#!/usr/bin/env bash
# Builds the program to be handed on: optimised, with the Swift runtime linked in, and libyaml too where there is a static
# library of it. Where all libraries can be had so, none is left to be loaded, which halves the time of a small spec.
#
# usage: Scripts/release.sh FOLDER
set -euo pipefail

mkdir -p "$1"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
flags=(-c release --product formc --scratch-path "$folder/build")
if [ "$(uname)" = Linux ]; then
    flags+=(--static-swift-stdlib)
    archive=$(pkg-config --variable=libdir yaml-0.1 2> /dev/null || true)/libyaml.a
    # A folder with nothing but the archive, and a description of the package that names it: SwiftPM looks there first.
    if [ -e "$archive" ]; then
        mkdir -p "$folder/static"
        cp "$archive" "$folder/static/"
        printf 'Name: LibYAML\nDescription: static\nVersion: 0\nCflags: %s\nLibs: -L%s -lyaml\n' \
            "$(pkg-config --cflags yaml-0.1)" "$folder/static" > "$folder/static/yaml-0.1.pc"
        export PKG_CONFIG_PATH=$folder/static
        trial=$folder/trial
        echo 'print("")' > "$trial.swift"
        if swiftc -static-executable "$trial.swift" -o "$trial" > /dev/null 2>&1; then
            flags+=(-Xswiftc -static-executable)
        fi
        rm -f "$trial" "$trial.swift"
    fi
fi
swift build "${flags[@]}"
cp "$(swift build "${flags[@]}" --show-bin-path)/formc" "$folder/formc"
strip "$folder/formc" 2> /dev/null || true
