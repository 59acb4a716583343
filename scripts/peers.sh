#!/usr/bin/env bash
# Install the programs named in a file, one a line: each is a Debian package and, where that is not
# the same, the name of its command. Never fails: a test whose peer is missing says so itself.
set -u
export PATH="$PATH:/usr/games" DEBIAN_FRONTEND=noninteractive

missing() {
    while read -r name command; do
        [ -z "$name" ] || command -v "${command:-$name}" >/dev/null || echo "$name"
    done <"$1"
}

wanted=$(missing "$1")
[ -n "$wanted" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq
    for name in $wanted; do
        apt-get install -qq --no-install-recommends "$name" </dev/null
    done
fi >/dev/null 2>&1

wanted=$(missing "$1")
[ -z "$wanted" ] || echo "peers that could not be had:" $wanted
exit 0
