# shellcheck shell=bash
# shellcheck disable=SC2154
# Sourced by install-debian.sh without systemd: the same processes, tracked by pid files.
# The sourcing script sets state, settings, current and node.

is_ours() { [ -r "/proc/$1/cmdline" ] && tr '\0' ' ' <"/proc/$1/cmdline" | grep -q 'apps/server/src/'; }

# stop_process NAME: stops it and waits until it has drained.
stop_process() {
  local file="$state/run/$1.pid" pid
  [ -e "$file" ] || return 0
  pid="$(cat "$file")"
  if is_ours "$pid"; then
    kill -TERM "$pid"
    for _ in $(seq 150); do
      is_ours "$pid" || break
      sleep 0.1
    done
    if is_ours "$pid"; then kill -KILL "$pid"; fi
  fi
  rm -f "$file"
}

# start_process NAME PROGRAM [VARIABLE=VALUE…]
start_process() {
  local name="$1" program="$2"
  shift 2
  mkdir -p "$state/run" "$state/log"
  (
    cd "$current" || exit
    exec setsid env NODE_ENV=production "$@" \
      "$node" "--env-file=$settings/shop.env" "apps/server/src/$program" \
      </dev/null >>"$state/log/$name.log" 2>&1
  ) &
  echo $! >"$state/run/$name.pid"
}

restart_plain_server() {
  stop_process "server-$1"
  start_process "server-$1" main.ts "PORT=$1" "METRICS_PORT=1$1"
}

restart_plain_worker() {
  stop_process worker
  start_process worker worker.ts
}

stop_plain() {
  local file
  for file in "$state"/run/*.pid; do
    if [ -e "$file" ]; then stop_process "$(basename "$file" .pid)"; fi
  done
}
