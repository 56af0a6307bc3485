# shellcheck shell=sh
# Setting up: the environment, the page, the program, its compiled engine; a part of ./gamenight.
# shellcheck disable=SC2034,SC2154  # $here, $python and the rest are the script's

# The environment and the libraries: made beside the old one, which is kept until the new one stands.
set_up_home() {
    [ -x "$python" ] && holds home.stamp "$(of_home)" && return
    [ -w "$here" ] || fail 1 "not set up yet, and $here is not yours to write"
    say "Setting up gamenight in $here (once; a minute or so)"
    nobody_runs 2 || fail 1 "$busy"
    [ ! -x "$python" ] || "$python" "$here/tools/compiling.py" stop 2>/dev/null || :
    rm -rf "$here/.venv.new" "$here/.venv.old"
    live_in "$here/.venv.new"
    code=0
    make_home || code=$?
    live_in "$here/.venv"
    [ "$code" = 0 ] || return "$code"
    [ ! -e "$venv/client.stamp" ] || cp "$venv/client.stamp" "$venv.new"
    [ ! -e "$venv" ] || mv "$venv" "$venv.old"
    mv "$venv.new" "$venv"
    rm -rf "$venv.old"
    settle
}

make_home() {
    find_python || return
    if ! "$base" -c 'import ensurepip, venv' 2>/dev/null; then
        packages "Python's venv module" python3-venv || return
    fi
    task "an environment of its own" ", with $("$base" --version 2>&1)"
    logged "$base" -m venv "$venv" || return
    task "the libraries"
    locked uv && locked run build || return
    stamp place "$venv"
    stamp home.stamp "$(of_home)"
}

# A moved environment runs on as it is; its scripts are told where they are now, if we may.
settle() {
    place=
    [ ! -e "$venv/place" ] || IFS= read -r place <"$venv/place" || :
    if [ -n "$place" ] && [ "$place" != "$venv" ] && [ -x "$python" ] && [ -w "$venv/bin" ]; then
        "$python" "$here/tools/settle.py" "$place" "$venv"
        stamp place "$venv"
    fi
}

set_up_dev() {
    set_up_home || exit
    sum=$(checksum requirements/dev.txt)
    holds dev.stamp "$sum" && return
    rm -f "$venv/dev.stamp"
    task "the tools for testing"
    locked dev || exit
    stamp dev.stamp "$sum"
}

certificates=/etc/ssl/certs/ca-certificates.crt # the machine's, as the system's own programs trust them

# The tools for the page, as its lock says. npm leaves no cache behind where there was none.
set_up_npm() {
    find_node || return
    npm_sum=$(checksum web/package-lock.json)
    holds npm.stamp "$npm_sum" && [ -d "$here/web/node_modules" ] && return
    rm -f "$venv/npm.stamp"
    cache=$(npm_config_logs_max=0 npm config get cache 2>/dev/null) || cache=
    if [ ! -d "$cache/_cacache" ]; then
        rm -d "$cache" 2>/dev/null || : # to be asked where it would be, npm makes an empty folder there
        export npm_config_cache="$venv/npm-cache" npm_config_logs_max=0
    fi
    # Node trusts its own list of certificates alone; an office's network may have one that only the machine knows.
    if [ -z "${NODE_EXTRA_CA_CERTS-}" ] && [ -r "$certificates" ]; then export NODE_EXTRA_CA_CERTS="$certificates"; fi
    (cd -- "$here/web" && logged npm ci --no-audit --no-fund --prefer-offline) || return
    rm -rf "$venv/npm-cache"
    stamp npm.stamp "$npm_sum"
}

# The page, built from web/ into web/dist; the wheel takes it from there.
set_up_client() {
    page_sum=$(of_client)
    holds client.stamp "$page_sum" && [ -e "$here/web/dist/index.html" ] && return
    task "the page for the browser"
    rm -f "$venv/client.stamp"
    had_node=$(ls -d "$here/web/node_modules" 2>/dev/null || :)
    set_up_npm || return
    (cd -- "$here/web" && logged npm run build) || return
    stamp client.stamp "$page_sum"
    [ -n "$had_node" ] || let_node_go
}

# Whether what is installed is compiled, and from these sources ($1).
is_compiled() { holds wheel.stamp "$1" && holds engine compiled; }

# Put a wheel ($1) made from these sources ($2) into .venv: the compiled or the interpreted engine ($3).
put_in() {
    nobody_runs 2 || { say "gamenight: $busy"; return 1; }
    rm -f "$venv/wheel.stamp"
    logged "$venv/bin/uv" pip install --python "$python" --no-deps --no-index --reinstall "$1" || return
    stamp engine "$3"
    stamp wheel.stamp "$2"
}

# The compiled wheel that was made from these sources ($1), if there is one.
is_ready() { holds compiling/ready "$1" && [ -w "$venv" ]; }
put_in_compiled() { put_in "$venv"/compiling/wheel/gamenight-*.whl "$1" compiled; }

# The program itself, from its wheel: compiled if that lies ready, or else interpreted, which is quick to make.
set_up_wheel() {
    set_up_home || return
    sum=$(of_all)
    if is_compiled "$sum"; then return; fi
    if holds wheel.stamp "$sum"; then
        # Ready since the last start; if something still runs, a later one puts it in.
        if is_ready "$sum" && nobody_runs 0; then put_in_compiled "$sum" || return; fi
        return
    fi
    [ -w "$venv" ] || fail 1 "the sources have changed, and $venv is not yours to write"
    nobody_runs 2 || fail 1 "$busy"
    if is_ready "$sum"; then
        put_in_compiled "$sum"
        return
    fi
    set_up_client || return
    task "the program"
    rm -rf "$venv/wheel"
    (cd -- "$here" && GAMENIGHT_COMPILE=no logged "$python" -m hatchling build -t wheel -d "$venv/wheel") || return
    put_in "$venv"/wheel/gamenight-*.whl "$sum" interpreted
}

# If it was the network ($1 says what went wrong), the program that was set up before plays on.
play_on() {
    [ "$1" = 4 ] && [ -x "$venv/bin/gamenight" ] || return "$1"
    say "The program that was set up before plays on."
}

# Whatever compiling needs; 3 if it cannot be had.
set_up_compiler() {
    set_up_home || return
    lack=$("$python" "$here/hatch_build.py" missing)
    [ -z "$lack" ] && return
    packages "what compiling needs ($lack)" gcc libc6-dev python3-dev || return
    lack=$("$python" "$here/hatch_build.py" missing)
    [ -z "$lack" ] && return
    say "gamenight: still $lack, for the Python of .venv ($(readlink -f "$python"))"
    return 3
}

# The program, compiled, however long that takes; 3 if this machine lacks what it needs.
set_up_compiled() {
    set_up_home || return
    sum=$(of_all)
    if is_compiled "$sum"; then return; fi
    if ! is_ready "$sum"; then
        set_up_compiler || return
        set_up_client || return
        "$python" "$here/tools/compiling.py" now "$sum" || return
    fi
    put_in_compiled "$sum"
}

# Compile for the next start, beside what runs now, unless one does not want to. It never stops anybody.
compile_later() {
    if [ "${GAMENIGHT_COMPILE:-auto}" = no ] || [ ! -w "$venv" ] || ! holds wheel.stamp "$sum"; then return; fi
    is_compiled "$sum" || is_ready "$sum" || "$python" "$here/tools/compiling.py" begin "$sum" || :
}
