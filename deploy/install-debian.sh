#!/usr/bin/env bash
# Installs the shop on a bare Debian without containers, or upgrades it. What is in place stays.
#   deploy/install-debian.sh [--seed]                as root, on a machine with systemd
#   deploy/install-debian.sh --plain FOLDER [--seed] no apt, no systemd: all below FOLDER, as yourself
#   deploy/install-debian.sh --roll-back COMMIT      back to a release that is still there
#   deploy/install-debian.sh --plain FOLDER --stop
# Settings, from the environment:
#   SHOP_DOMAIN              the shop's name, such as shop.example; unset: http://localhost alone
#   PORTS                    of the servers ("3001 3002"); the metrics have 1 before: 13001
#   DATABASE_NAME            also its owner's; the servers' role ends in _app (dalan)
#   ADMIN_EMAIL, ADMIN_NAME  make the first admin, with a password that is shown once
#   SUPERUSER_DATABASE_URL   who makes roles and database; unset: the user postgres, by its socket
#   REDIS_URL                redis://127.0.0.1:6379
set -euo pipefail
umask 022
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
repository="$(dirname "$here")"
# shellcheck source-path=SCRIPTDIR source=settings.sh
source "$here/settings.sh"
# shellcheck source-path=SCRIPTDIR source=plain-processes.sh
source "$here/plain-processes.sh"

NODE_MAJOR=24
NPM_MAJOR=11
KEPT_RELEASES=5
prefix='' action=install seeds=no commit=HEAD
while [ $# -gt 0 ]; do
  case "$1" in
    --plain) mkdir -p "$2" && prefix="$(cd "$2" && pwd)" && shift ;;
    --roll-back) action=roll-back commit="$2" && shift ;;
    --stop) action=stop ;;
    --seed) seeds=yes ;;
    *) sed -n '2,14s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" && exit 64 ;;
  esac
  shift
done

home="$prefix/opt/dalan"
settings="$prefix/etc/dalan"
state="$prefix/var/lib/dalan"
current="$home/current"
node="$home/node/bin/node"
database="${DATABASE_NAME:-dalan}"
read -ra ports <<<"${PORTS:-3001 3002}"

say() { printf '• %s\n' "$*"; }
is_plain() { [ -n "$prefix" ]; }
random_word() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }

# as_shop COMMAND…: what comes from others, such as packages that are built, never runs as root.
as_shop() {
  if is_plain; then
    env PATH="$home/node/bin:$PATH" "$@"
  else
    runuser -u dalan -- env HOME="$state" PATH="$home/node/bin:$PATH" "$@"
  fi
}

install_packages() {
  say 'Debian packages'
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends \
    ca-certificates git npm postgresql redis-server caddy >/dev/null
  systemctl enable --now postgresql redis-server
}

make_folders() {
  if ! is_plain && ! id dalan >/dev/null 2>&1; then
    useradd --system --home-dir "$state" --shell /usr/sbin/nologin dalan
  fi
  mkdir -p "$home/releases" "$settings" "$state/media"
  if ! is_plain; then
    chown dalan:dalan "$home/releases" "$state" "$state/media"
    chown root:dalan "$settings"
  fi
  chmod 750 "$settings" "$state"
}

# Debian's Node is older. The npm packages node-<platform> hold the plain binary.
ensure_node() {
  local major arch
  major="$("$node" -p 'process.versions.node.split(".")[0]' 2>/dev/null || true)"
  if [ "$major" = "$NODE_MAJOR" ]; then return; fi
  case "$(uname -m)" in
    x86_64) arch=x64 ;;
    aarch64 | arm64) arch=arm64 ;;
    *) say "No Node $NODE_MAJOR for $(uname -m) on npm." && exit 1 ;;
  esac
  say "Node $NODE_MAJOR"
  npm install --prefix "$home/node" --no-save --no-package-lock --loglevel=error \
    "node-linux-$arch@$NODE_MAJOR" "npm@$NPM_MAJOR" >/dev/null
  mkdir -p "$home/node/bin"
  ln -sfn "../node_modules/node-linux-$arch/bin/node" "$node"
  ln -sfn ../node_modules/npm/bin/npm-cli.js "$home/node/bin/npm"
}

# write_settings NAME MODE < TEXT: never over a file that somebody may have changed.
write_settings() {
  local file="$settings/$1.env"
  if [ -e "$file" ]; then return; fi
  (umask 077 && cat >"$file.new")
  if ! is_plain; then chown root:dalan "$file.new"; fi
  chmod "$2" "$file.new"
  mv "$file.new" "$file"
  say "Settings in $file"
}

make_settings() {
  local origin="http://localhost:${ports[0]}"
  if [ -n "${SHOP_DOMAIN:-}" ]; then origin="https://$SHOP_DOMAIN"; fi
  write_settings owner 600 <<TEXT
# The owner of the tables: migrations, seed, admins, back-ups. The servers never read this file.
DATABASE_URL=postgres://$database:$(random_word)@127.0.0.1:5432/$database
APP_DATABASE_ROLE=${database}_app
MEDIA_DIR=$state/media
TEXT
  write_settings shop 640 <<TEXT
# What differs from .env.example, which names every setting. PORT and METRICS_PORT come from the unit.
DATABASE_URL=postgres://${database}_app:$(random_word)@127.0.0.1:5432/$database
REDIS_URL=${REDIS_URL:-redis://127.0.0.1:6379}
PUBLIC_ORIGIN=$origin
TRUST_PROXY=127.0.0.1
RUN_WORKER=false
MEDIA_DIR=$state/media
#SMTP_URL=
#MAIL_FROM=
TEXT
}

as_superuser() {
  if [ -n "${SUPERUSER_DATABASE_URL:-}" ]; then
    (use_database "$SUPERUSER_DATABASE_URL" && psql -qwAtXv ON_ERROR_STOP=1)
  else
    runuser -u postgres -- psql -qAtXv ON_ERROR_STOP=1
  fi
}

make_database() {
  local name role
  for name in owner shop; do
    (
      use_database "$(setting "$settings/$name.env" DATABASE_URL)"
      role="$PGUSER"
      as_superuser <<SQL
select 'create role "$role" login' where not exists (select from pg_roles where rolname = '$role') \gexec
alter role "$role" password '$PGPASSWORD';
SQL
    )
  done
  as_superuser <<SQL
select 'create database "$database" owner "$database"'
  where not exists (select from pg_database where datname = '$database') \gexec
SQL
}

# Each commit has a folder of its own, which is whole before anything points to it.
build_release() {
  release="$home/releases/$(git -C "$repository" rev-parse --short=12 "$commit^{commit}")"
  if [ -e "$release" ]; then return; fi
  local partial="$release.partial"
  say "Building $(basename "$release")"
  rm -rf "$partial"
  as_shop mkdir "$partial"
  git -C "$repository" archive "$commit" | as_shop tar --extract --directory="$partial"
  (
    cd "$partial"
    as_shop npm ci --loglevel=error
    as_shop npm run build >/dev/null
    # Only the server has modules of its own; what built the front ends goes.
    as_shop npm ci --omit=dev --workspace apps/server --loglevel=error
  )
  if ! is_plain; then chown -R root:root "$partial"; fi
  mv "$partial" "$release"
}

run_as_owner() { (cd "$release" && "$node" "--env-file=$settings/owner.env" "$@"); }

fill_database() {
  run_as_owner apps/server/src/db-migrate.ts
  if [ "$seeds" = yes ]; then run_as_owner apps/server/seed/db-seed.ts; fi
  if ! is_plain; then chown -R dalan:dalan "$state/media"; fi
}

make_first_admin() {
  if [ -z "${ADMIN_EMAIL:-}" ]; then return; fi
  local admins password
  admins="$(
    use_database "$(setting "$settings/owner.env" DATABASE_URL)"
    psql -wAtXc "select count(*) from users where role = 'admin'"
  )"
  if [ "$admins" != 0 ]; then return; fi
  password="$(random_word | head -c 20)"
  run_as_owner apps/server/src/admin-create.ts \
    --email "$ADMIN_EMAIL" --name "${ADMIN_NAME:-The owner}" <<<"$password"
  say "The password of $ADMIN_EMAIL, shown this once: $password"
}

install_units() {
  cp "$release"/deploy/systemd/dalan* /etc/systemd/system/
  systemctl daemon-reload
  systemctl enable dalan-worker "${ports[@]/#/dalan@}"
  systemctl enable --now dalan-back-up.timer
  if [ -z "${SHOP_DOMAIN:-}" ]; then return; fi
  local servers="${ports[*]/#/127.0.0.1:}" drop_in=/etc/systemd/system/caddy.service.d/dalan.conf before
  before="$(cat /etc/caddy/Caddyfile "$drop_in" 2>/dev/null | sha256sum)"
  mkdir -p "$(dirname "$drop_in")"
  cp "$release/deploy/Caddyfile" /etc/caddy/Caddyfile
  printf '[Service]\nEnvironment="SHOP_DOMAIN=%s" "SHOP_SERVERS=%s"\n' "$SHOP_DOMAIN" "$servers" >"$drop_in"
  systemctl daemon-reload
  systemctl enable --now caddy
  # Visitors are connected to Caddy: it restarts only for a reason.
  if [ "$before" != "$(cat /etc/caddy/Caddyfile "$drop_in" | sha256sum)" ]; then
    systemctl restart caddy
  fi
}

restart_server() { if is_plain; then restart_plain_server "$1"; else systemctl restart "dalan@$1"; fi; }
restart_worker() { if is_plain; then restart_plain_worker; else systemctl restart dalan-worker; fi; }

wait_until_ready() {
  for _ in $(seq 100); do
    if "$node" -e 'fetch(process.argv[1]).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))' \
      "http://127.0.0.1:$1/readyz"; then return; fi
    sleep 0.2
  done
  say "The server on port $1 does not get ready; see its log." && exit 1
}

# One server after the other: the proxy sends visitors to the one that is ready.
switch_to_release() {
  local port
  ln -sfn "$release" "$current.new"
  mv -T "$current.new" "$current"
  for port in "${ports[@]}"; do
    restart_server "$port"
    wait_until_ready "$port"
    say "Ready: http://127.0.0.1:$port ($(basename "$release"))"
  done
  restart_worker
}

remove_old_releases() {
  local folder
  find "$home/releases" -mindepth 1 -maxdepth 1 -type d -printf '%T@ %p\n' | sort -rn |
    tail -n "+$((KEPT_RELEASES + 1))" | cut -d' ' -f2- | while read -r folder; do
    if [ "$folder" != "$release" ]; then rm -rf "$folder"; fi
  done
}

if ! is_plain && [ ! -d /run/systemd/system ]; then
  say 'systemd is not running here: use --plain FOLDER.' && exit 1
fi
case "$action" in
  stop)
    is_plain || { say "Use: systemctl stop 'dalan@*' dalan-worker" && exit 64; }
    stop_plain
    say 'Stopped'
    ;;
  roll-back)
    # The database stays: migrations only widen what the release before them needs.
    release="$home/releases/$(git -C "$repository" rev-parse --short=12 "$commit^{commit}")"
    if [ ! -e "$release" ]; then say "No release $release" && exit 1; fi
    switch_to_release
    ;;
  install)
    is_plain || install_packages
    make_folders
    ensure_node
    make_settings
    make_database
    build_release
    fill_database
    make_first_admin
    is_plain || install_units
    switch_to_release
    remove_old_releases
    ;;
esac
