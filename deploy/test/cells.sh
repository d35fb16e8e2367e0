#!/usr/bin/env bash
# Two cities as two cells on this machine, each with its own PostgreSQL, server, pictures and orders, behind
# one Caddy that knows only the names of the hosts. One is broken in two ways; the other must not notice.
#   npm run cells   as root, with caddy and postgresql of Debian, and curl
# See "Cells by city" in docs/scale.md.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
repository="$(cd "$here/../.." && pwd)"
# shellcheck source-path=SCRIPTDIR source=steps.sh
source "$here/steps.sh"
work="$(mktemp -d "${TMPDIR:-/tmp}/dalan-cells.XXXXXX")"
# shellcheck disable=SC2034
EMAIL=customer@example.com PASSWORD='a long enough word'
FRONT_PORT=4710
declare -A SERVER_PORT=([pune]=4711 [nashik]=4712) DATABASE_PORT=([pune]=5711 [nashik]=5712) SERVER=()
caddy='' cell=pune
bin="$(find /usr/lib/postgresql -mindepth 2 -maxdepth 2 -name bin | sort -V | tail -n 1)"

pg_ctl() { (cd / && runuser -u postgres -- "$bin/pg_ctl" --pgdata="$work/$1/data" --wait --silent --log="$work/$1/log" "${@:2}"); }
start_postgres() { pg_ctl "$1" -o "-p ${DATABASE_PORT[$1]} -k $work/$1" start; }
database_url() { echo "postgres://postgres@127.0.0.1:${DATABASE_PORT[$1]}/postgres"; }

# become_shop_of CELL PROGRAM: this process becomes one of the shop's programs, with this cell's settings and
# nothing of another one.
become_shop_of() {
  cd "$repository" && exec env DATABASE_URL="$(database_url "$1")" PORT="${SERVER_PORT[$1]}" MEDIA_DIR="$work/$1/media" \
    PUBLIC_ORIGIN="http://$1.localhost:$FRONT_PORT" TRUST_PROXY=127.0.0.1 SERVE_WEB=false RUN_WORKER=false \
    SHOP_CITY="$1" LIMIT_ORDERS_PER_ACCOUNT=10000/3600 LIMIT_OPEN_ORDERS_PER_ACCOUNT=10000 node "$2"
}

make_database() {
  install --directory --owner=postgres "$work/$1"
  (cd / && runuser -u postgres -- "$bin/initdb" --pgdata="$work/$1/data" --auth=trust >/dev/null)
  start_postgres "$1"
  mkdir "$work/$1/media"
  (become_shop_of "$1" apps/server/src/db-migrate.ts)
  (become_shop_of "$1" apps/server/seed/db-seed.ts)
}

make_databases() {
  chmod 711 "$work"
  make_database pune
  make_database nashik
}

start_server() {
  become_shop_of "$1" apps/server/src/main.ts >>"$work/$1.log" 2>&1 &
  SERVER[$1]=$!
}

# The site of deploy/Caddyfile, once for each cell.
start_front() {
  local file="$repository/deploy/Caddyfile" name
  {
    sed '/^{\$SHOP_DOMAIN/,$d; s/^{$/{\n\tadmin off/' "$file"
    for name in pune nashik; do
      sed -n '/^{\$SHOP_DOMAIN/,$p' "$file" | sed "s|{\$SHOP_DOMAIN:[^}]*}|http://$name.localhost:$FRONT_PORT|
        s|{\$SHOP_SERVERS:[^}]*}|127.0.0.1:${SERVER_PORT[$name]}|; s|{\$SHOP_PAGES:[^}]*}|$here/..|"
    done
  } >"$work/Caddyfile"
  HOME="$work" caddy run --config "$work/Caddyfile" --adapter caddyfile >"$work/caddy.log" 2>&1 &
  caddy=$!
}

# shop METHOD PATH [BODY]: in the city $cell, through the front.
shop() {
  curl --silent --show-error --fail-with-body --max-time 20 --resolve "$cell.localhost:$FRONT_PORT:127.0.0.1" \
    --cookie "$work/$cell.cookies" --cookie-jar "$work/$cell.cookies" --request "$1" "http://$cell.localhost:$FRONT_PORT$2" \
    ${3:+--header 'content-type: application/json' --data "$3"}
}

in_cell() { local cell="$1" && "${@:2}"; }
is_ready() { in_cell "$1" shop GET /readyz; }

both_take_orders() {
  for cell in pune nashik; do
    wait_for 60 is_ready "$cell"
    shop POST /api/users "{\"name\":\"Asha\",\"email\":\"$EMAIL\",\"phone\":\"9876543210\",\"password\":\"$PASSWORD\"}"
    order >"$work/$cell.order"
    has_order "$(cat "$work/$cell.order")"
  done
  # The cities do not know each other's orders and customers' sessions.
  cell=pune
  never has_order "$(cat "$work/nashik.order")"
}

# others_go_on SENTENCE: twenty orders in Nashik, each within the time of a healthy shop.
others_go_on() {
  local body began
  cell=nashik
  body="$(order_body)"
  for _ in $(seq 20); do
    began="$(date +%s%N)"
    shop POST /api/orders "$body" >/dev/null
    echo $((($(date +%s%N) - began) / 1000000))
  done | sort -n | sed -n '10p' >"$work/median"
  echo "$1: 20 of 20 orders in Nashik, median $(cat "$work/median") ms" | tee -a "$work/table"
}

pune_is_healthy() { others_go_on 'Pune is healthy'; }

without_database() {
  local main
  main="$(head -n 1 "$work/pune/data/postmaster.pid")"
  kill -KILL "$main"
  sleep 2
  cell=pune
  # Visitors see the last known catalogue; orders are refused with a sentence.
  shop GET /api/products | json '.length' | grep -v '^0$'
  never shop POST /api/orders '{}'
  others_go_on "Pune's PostgreSQL is killed"
  start_postgres pune
  wait_for 60 is_ready pune
  cell=pune
  has_order "$(order)"
}

without_server() {
  kill -KILL "${SERVER[pune]}"
  cell=pune
  never shop GET /readyz
  others_go_on "Pune's server is killed"
}

pune_comes_back() {
  wait_for 60 is_ready pune
  cell=pune
  has_order "$(cat "$work/pune.order")"
  has_order "$(order)"
}

clean_up() {
  local name
  if [ -n "$caddy" ]; then kill "$caddy" || true; fi
  for name in pune nashik; do
    if [ -n "${SERVER[$name]:-}" ]; then kill "${SERVER[$name]}" 2>/dev/null || true; fi
  done
  wait || true
  for name in pune nashik; do
    if [ -e "$work/$name/data/postmaster.pid" ]; then pg_ctl "$name" --mode=immediate stop || true; fi
  done
  rm -rf --one-file-system "$work"
}

main() {
  trap finish EXIT
  step 'each city has a database with its catalogue' make_databases
  start_server pune
  start_server nashik
  start_front
  step 'both cities take orders, and none knows those of the other' both_take_orders
  step 'Nashik takes orders while Pune is healthy' pune_is_healthy
  step "Pune's PostgreSQL is killed: Nashik goes on, and Pune comes back by itself" without_database
  step "Pune's server is killed: Nashik goes on" without_server
  start_server pune
  step "Pune's server starts again and has its orders" pune_comes_back
  sed 's/^/  /' "$work/table"
}

main
