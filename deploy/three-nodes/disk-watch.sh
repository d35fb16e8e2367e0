#!/bin/bash
# Runs on each node. Ends PostgreSQL of the primary if its disk is full or stands still, so that Patroni
# fails over: Patroni asks PostgreSQL whether it lives, and that needs no disk.
#   deploy/three-nodes/disk-watch.sh [seconds that a write may take]
# Reads the variables of /etc/patroni_env.conf.
# A disk that stands still keeps whoever touches it, and gives no program that is not in memory. So only
# the writer touches it, which nobody waits for, and all else is built into bash.
set -u
seconds="${1:-8}"
file="$(dirname "$PATRONI_POSTGRESQL_DATA_DIR")/disk-watch"
exec {nothing}<> <(:)

pause() { read -rt "$1" -u "$nothing"; }

# Room for one segment of WAL, of which a little is written.
write() {
  fallocate --length 16M "$file" &&
    dd if=/dev/zero of="$file" bs=8k count=1 conv=notrunc,fsync status=none &&
    rm "$file"
}

is_writable() {
  write 2>/dev/null &
  local writer=$! end=$((SECONDS + seconds))
  while ((SECONDS < end)); do
    kill -0 "$writer" 2>/dev/null || { wait "$writer"; return; }
    pause 0.2
  done
  return 1
}

# ask PATH: prints what Patroni answers, the status first.
ask() {
  local patroni line
  exec {patroni}<>"/dev/tcp/${PATRONI_RESTAPI_CONNECT_ADDRESS/://}" || return
  printf 'GET %s HTTP/1.0\r\n\r\n' "$1" >&"$patroni"
  while read -rt 2 -u "$patroni" line || [ -n "$line" ]; do printf '%s\n' "$line"; done
}

can_hand_over() {
  [[ "$(ask /primary)" = 'HTTP/1.'?' 200 '* && "$(ask /cluster)" = *'"sync_standby"'* ]]
}

while true; do
  pause 1
  if is_writable || ! can_hand_over; then continue; fi
  read -r postmaster <"$PATRONI_POSTGRESQL_DATA_DIR/postmaster.pid" && kill -KILL "$postmaster"
  echo "The disk of $PATRONI_POSTGRESQL_DATA_DIR takes no writes: PostgreSQL is ended, another node takes over."
done
