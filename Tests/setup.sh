#!/usr/bin/env bash
# Installs libyaml where it is missing, with the system's own package manager, and says so.
set -euo pipefail

has_libyaml() {
    if command -v pkg-config > /dev/null && pkg-config --exists yaml-0.1; then return 0; fi
    echo '#include <yaml.h>' | cc -E - > /dev/null 2>&1
}

if ! command -v swift > /dev/null; then
    echo "formc needs a Swift toolchain, 6.2 or later: https://www.swift.org/install" >&2
    exit 2
fi
if has_libyaml; then exit 0; fi

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

if command -v apt-get > /dev/null; then
    echo "libyaml is missing: installing libyaml-dev with apt"
    as_root apt-get update -qq
    as_root apt-get install -y -qq libyaml-dev > /dev/null
elif command -v brew > /dev/null; then
    echo "libyaml is missing: installing libyaml with brew"
    brew install --quiet libyaml
else
    echo "libyaml is missing, and neither apt nor brew is here: install libyaml with its headers" >&2
    exit 2
fi
