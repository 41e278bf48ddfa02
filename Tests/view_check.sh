#!/usr/bin/env bash
# Type-checks the views of large forms and of hostile names, with what `swiftui.sh` built.
#
# usage: Tests/view_check.sh FORMC SCRATCH
set -euo pipefail

scratch=$2
plugin=$scratch/libPreviewMacro.so
if [ ! -e "$plugin" ]; then
    echo "view_check: skipped, as swiftui.sh was"
    exit 0
fi
if ! command -v python3 > /dev/null; then
    echo "view_check: SKIPPED, python3 is missing"
    exit 0
fi
scratch=$(cd "$scratch" && pwd)
python3 "$(dirname "$0")/view_check.py" "$1" "$scratch/debug/Modules" -load-plugin-library "$scratch/libPreviewMacro.so"
