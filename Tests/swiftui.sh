#!/usr/bin/env bash
# Type-checks FormUI and the generated views of `Examples/` against the SwiftUI of `Tests/Support/SwiftUI`, with what
# iOS 16 or iOS 18 has, and runs their tests there.
#
# usage: Tests/swiftui.sh 16|18 [SCRATCH [FLAG OF SWIFT TEST ...]]
set -euo pipefail

level=${1:-}
case $level in
    16 | 18) ;;
    *)
        echo "usage: swiftui.sh 16|18 [SCRATCH [FLAG OF SWIFT TEST ...]]" >&2
        exit 64
        ;;
esac
cd "$(dirname "$0")/.."
scratch=${2:-.build/swiftui-$level}
shift "$(($# < 2 ? $# : 2))"

# A Mac has SwiftUI itself, and no second module of that name.
if [ "$(uname)" = Darwin ]; then
    echo "swiftui $level: skipped on macOS, where FormUI is built with SwiftUI itself"
    exit 0
fi

# `#Preview` is a macro: its plug-in is built against the SwiftSyntax that the toolchain brings along.
host=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)".*/\1/p')/host
if [ ! -d "$host/SwiftSyntaxMacros.swiftmodule" ]; then
    echo "swiftui $level: SKIPPED, this toolchain has no SwiftSyntax libraries, which #Preview needs: $host"
    exit 0
fi

mkdir -p "$scratch"
scratch=$(cd "$scratch" && pwd)
plugin=$scratch/libPreviewMacro.so
macro=Tests/Support/SwiftUI/PreviewMacro/PreviewMacro.swift
if [ ! "$plugin" -nt "$macro" ] || [ ! "$plugin" -nt "$host/libSwiftSyntax.so" ]; then
    swiftc -swift-version 6 -emit-library -module-name PreviewMacro -I "$host" -L "$host" \
        -lSwiftSyntax -lSwiftSyntaxMacros -Xlinker -rpath -Xlinker "$host" "$macro" -o "$plugin"
fi

export SWIFTUI_LEVEL=$level
export SWIFTUI_PREVIEW_PLUGIN=$plugin
export SWIFTUI_MODULES=$scratch/debug/Modules
swift test --package-path Tests/Support/SwiftUI --scratch-path "$scratch" --manifest-cache none "$@"
