# shellcheck shell=sh
# All tests, as `./gamenight test` runs them; a part of that script.
# shellcheck disable=SC2154  # $here, $python and the rest are the script's

# A file of tests a worker; three for two cores, since whoever drives a browser or a server often waits for it.
# The order is that of tests/conftest.py: the long ones first.
side_by_side() {
    "$python" -m pytest -n 3 --dist loadfile --no-loadscope-reorder "$@"
}

unwell=
step() {
    name=$1
    shift
    begun=$(date +%s)
    printf '\n== %s\n' "$name"
    "$@" || unwell="$unwell${unwell:+, }$name"
    printf '(%s: %s s)\n' "$name" "$(($(date +%s) - begun))"
}

types() {
    set -- src hatch_build.py
    for folder in tests bench tools; do
        [ -n "$(find "$folder" -name '*.py' 2>/dev/null)" ] && set -- "$@" "$folder"
    done
    "$python" -m mypy "$@"
}

# A browser that tests can drive: the one without windows, which takes a third less time; 3 if there is none.
set_up_browser() {
    for browser in chromium-headless-shell chromium; do
        command -v "$browser" >/dev/null && return
    done
    packages "a browser to test the page with" chromium-headless-shell && return
    packages "a browser to test the page with" chromium
}

client() {
    set_up_npm || return 1
    (
        cd -- web || exit
        npm run lint >"$results/lint" 2>&1 &
        linting=$!
        code=0
        { npm run types && npm test; } || code=$?
        wait "$linting" || code=$?
        cat "$results/lint"
        exit "$code"
    ) || return 1
    PYTHONPATH=$here/src "$python" -m tools.wire_types --check
}

# The checks of the page were begun beside those of the types, since each of them keeps but one core busy.
page() {
    code=0
    wait "$checking" || code=$?
    checking=
    cat "$results/page"
    return "$code"
}

clean_src() {
    stray=$(find src -name '*.so')
    [ -z "$stray" ] || say "these would shadow the sources, take them away:" "$stray"
    [ -z "$stray" ]
}

interpreted() {
    clean_src || return 1
    PYTHONPATH=$here/src GAMENIGHT_ENGINE=interpreted \
        side_by_side -m "not battery" --junitxml="$results/interpreted.xml" "$@"
}

wheel() {
    if is_compiled "$(of_all)"; then
        say "already built from these very sources, and installed"
    fi
    alone
    code=0
    set_up_compiled || code=$?
    hold
    not_alone
    [ "$code" = 0 ] || { lacking=$code; return 1; }
    # The wheel goes in without its dependencies: do the locks hold them all?
    "$venv/bin/uv" pip check --python "$python" || return 1
    compiled=yes
}

compiled() {
    [ -n "$compiled" ] || { say "not run: there is no compiled engine"; return 1; }
    clean_src || return 1
    GAMENIGHT_ENGINE=compiled side_by_side --junitxml="$results/compiled.xml" "$@"
}

run_tests() {
    cd -- "$here" || exit
    alone
    set_up_dev
    not_alone
    exec 2>&1 # one stream, so that everything stands in its order
    compiled='' lacking=''
    results=$(mktemp -d)
    client >"$results/page" 2>&1 &
    checking=$!
    trap '[ -z "$checking" ] || kill "$checking"; rm -rf "$results"' EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
    step "ruff check" "$python" -m ruff check
    step "ruff format" "$python" -m ruff format --check
    step "mypy" types
    step "the fields" "$python" tools/fields.py --check
    step "the page" page
    step "a browser" set_up_browser
    # All of it: then what is the same on both engines runs on one of them.
    if [ $# = 0 ]; then
        step "pytest interpreted" interpreted --engine-only
    else
        step "pytest interpreted" interpreted "$@"
    fi
    step "compiled wheel" wheel
    step "pytest compiled" compiled "$@"
    printf '\n'
    [ -z "$unwell" ] || printf 'Not well: %s\n' "$unwell"
    "$python" tools/tally.py "$results/interpreted.xml" "$results/compiled.xml"
    case $unwell in
        '') ;;
        "compiled wheel, pytest compiled") exit "${lacking:-1}" ;;
        *) exit 1 ;;
    esac
}
