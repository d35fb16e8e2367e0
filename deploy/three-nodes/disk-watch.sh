#!/bin/bash
# Runs on each node. Ends PostgreSQL of the primary if its disk is full or stands still, so that Patroni
# fails over: Patroni asks PostgreSQL whether it lives, and that needs no disk.
#   deploy/three-nodes/disk-watch.sh [seconds that a write may take]
# Reads the variables of /etc/patroni_env.conf.
set -u
seconds="${1:-8}"
file="$(dirname "$PATRONI_POSTGRESQL_DATA_DIR")/disk-watch"
patroni="http://$PATRONI_RESTAPI_CONNECT_ADDRESS"

# Room for one segment of WAL, of which a little is written.
write() { fallocate --length 16M "$file" && dd if=/dev/zero of="$file" bs=8k count=1 conv=notrunc,fsync status=none; }

is_writable() {
  write 2>/dev/null &
  local writer=$! waited
  for ((waited = 0; waited < seconds * 5; waited++)); do
    kill -0 "$writer" 2>/dev/null || { wait "$writer"; return; }
    sleep 0.2
  done
  # A process that waits for a dead disk cannot be ended, so nothing waits for it.
  return 1
}

can_hand_over() {
  curl --silent --fail --max-time 2 --output /dev/null "$patroni/primary" &&
    curl --silent --max-time 2 "$patroni/cluster" | grep --quiet '"sync_standby"'
}

while sleep 1; do
  is_writable && { rm -f "$file"; continue; }
  can_hand_over || continue
  echo "The disk of $PATRONI_POSTGRESQL_DATA_DIR takes no writes: PostgreSQL is ended, another node takes over."
  kill -KILL "$(head -n 1 "$PATRONI_POSTGRESQL_DATA_DIR/postmaster.pid")"
done
