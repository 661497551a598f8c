#!/usr/bin/env bash
# Runs a command while every core of the machine is busy: `scripts/busy.sh [loops for each core] -- command ...`, as in
# `scripts/busy.sh -- .ci/run`. The loops are niced, so that others who use the machine get on; they end with the command, whose
# status is that of the script. Nothing may depend on how long anything takes: what passes must pass under this too.
set -uo pipefail

usage() {
  echo 'usage: busy.sh [loops for each core] -- command ...' >&2
  exit 2
}

each=1
if [ "${1:-}" != '--' ]; then
  each=${1:-}
  shift || usage
fi
[[ $each =~ ^[1-9][0-9]?$ && ${1:-} == '--' && $# -gt 1 ]] || usage
shift

loops=()
end_loops() {
  for pid in "${loops[@]}"; do kill "$pid" 2>/dev/null; done
  loops=()
}
trap end_loops EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

parent=$$
for ((i = 0; i < each * $(getconf _NPROCESSORS_ONLN); i++)); do
  # a loop that has lost this script ends by itself, should it be killed
  nice -n 10 bash -c 'while kill -0 "$0" 2>/dev/null; do for ((i = 0; i < 1000000; i++)); do :; done; done' "$parent" &
  loops+=($!)
done

"$@"
