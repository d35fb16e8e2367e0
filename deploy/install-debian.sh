#!/usr/bin/env bash
# Installs the shop on a bare Debian without containers, or upgrades it. It is idempotent.
#   deploy/install-debian.sh [--seed]                as root, on a machine with systemd
#   deploy/install-debian.sh --plain FOLDER [--seed] no apt, no systemd: all below FOLDER, as yourself
#   deploy/install-debian.sh --roll-back COMMIT      switches back to an installed release
#   deploy/install-debian.sh --plain FOLDER --stop
#   deploy/install-debian.sh --take-over             replaces the installation of another checkout, or uses
#                                                    a database that belongs to another installation
# Settings, from the environment; the first three are saved in install.env for the next run:
#   SHOP_DOMAIN              the shop's domain, such as shop.example, or localhost with a certificate
#                            from Caddy's own authority; unset: no Caddy, only http://localhost
#   PORTS                    of the servers ("3001 3002"); metrics have a leading 1: 13001
#   DATABASE_NAME            also the owner role's name; the servers' role ends in _app (dalan)
#   DATABASE_SERVER          host:port of a PostgreSQL on another machine, with parameters if it needs any
#                            (127.0.0.1:5432): db.example:5432?sslmode=verify-full&sslrootcert=/etc/ssl/certs/ca.pem
#   SUPERUSER_DATABASE_URL   creates the roles and the database if they are missing; unset: the user
#                            postgres, through its socket. CREATEDB and CREATEROLE are enough
#   ADMIN_EMAIL, ADMIN_NAME  create the first admin, with a password that is shown once
#   REDIS_URL                redis://127.0.0.1:6379
#   npm_config_…, https_proxy, NODE_EXTRA_CA_CERTS   how to reach the npm registry
set -euo pipefail
shopt -s inherit_errexit
umask 022
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
repository="$(dirname "$here")"
# shellcheck source-path=SCRIPTDIR source=settings.sh
source "$here/settings.sh"
# shellcheck source-path=SCRIPTDIR source=run-as.sh
source "$here/run-as.sh"
# shellcheck source-path=SCRIPTDIR source=debian-machine.sh
source "$here/debian-machine.sh"
# shellcheck source-path=SCRIPTDIR source=first-shop.sh
source "$here/first-shop.sh"
# shellcheck source-path=SCRIPTDIR source=back-ups.sh
source "$here/back-ups.sh"
# shellcheck source-path=SCRIPTDIR source=plain-processes.sh
source "$here/plain-processes.sh"

NODE_MAJOR=24
NPM_MAJOR=11
KEPT_RELEASES=5
prefix='' action=install seeds=no commit=HEAD takes_over=no
while [ $# -gt 0 ]; do
  case "$1" in
    --plain) mkdir -p "$2" && prefix="$(cd "$2" && pwd)" && shift ;;
    --roll-back) action=roll-back commit="$2" && shift ;;
    --stop) action=stop ;;
    --seed) seeds=yes ;;
    --take-over) takes_over=yes ;;
    *) sed -n '2,/^set /s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" && exit 64 ;;
  esac
  shift
done
# The other users may not have access to root's current folder.
cd /

home="$prefix/opt/dalan"
settings="$prefix/etc/dalan"
state="$prefix/var/lib/dalan"
builds="$prefix/var/lib/dalan-build"
library=/usr/local/lib/dalan
current="$home/current"
node="$home/node/bin/node"

say() { printf '• %s\n' "$*"; }
random_word() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }

# remembered NAME: prints its value at the last installation.
remembered() { if [ -e "$settings/install.env" ]; then setting "$settings/install.env" "$1"; fi; }
domain="${SHOP_DOMAIN:-$(remembered SHOP_DOMAIN)}"
database="${DATABASE_NAME:-$(remembered DATABASE_NAME)}"
database="${database:-dalan}"
read -ra ports <<<"${PORTS:-$(remembered PORTS)}"
if [ ${#ports[@]} -eq 0 ]; then ports=(3001 3002); fi
check_ports

make_folders() {
  mkdir -p "$home/releases" "$settings" "$state/media" "$builds"
  if ! is_plain; then share_out_folders; fi
}

remember() {
  local file="$settings/install.env"
  (umask 077 && cat >"$file.new") <<TEXT
# Arguments of deploy/install-debian.sh; the environment overrides them.
CHECKOUT=$repository
SHOP_DOMAIN=$domain
PORTS=${ports[*]}
DATABASE_NAME=$database
TEXT
  # Back-ups include every setting.
  if ! is_plain; then
    chown root:dalan-owner "$file.new"
    chmod 640 "$file.new"
  fi
  mv "$file.new" "$file"
}

# take_build FOLDER TARGET: copies the build to a folder that the builder cannot change.
take_build() {
  if ! (cd "$1" && as_builder tar --create --hard-dereference . | "$here/take-over.sh" "$2"); then
    rm -rf "$2"
    exit 1
  fi
}

# Debian's Node is older. The npm packages node-<platform> contain the plain binary, and each
# installation takes the newest one of our major version. Root never runs it.
ensure_node() {
  local arch package version folder="$builds/node"
  case "$(uname -m)" in
    x86_64) arch=x64 ;;
    aarch64 | arm64) arch=arm64 ;;
    *) say "No Node $NODE_MAJOR for $(uname -m) on npm." && exit 1 ;;
  esac
  package="node-linux-$arch"
  as_builder rm -rf "$folder"
  as_builder mkdir -p "$folder/bin"
  if ! (cd "$folder" && as_builder npm install --prefix . --no-save --no-package-lock --ignore-scripts \
    --loglevel=error "$package@$NODE_MAJOR" "npm@$NPM_MAJOR" </dev/null >/dev/null); then
    if [ ! -e "$node" ]; then say 'The npm registry does not answer.' && exit 1; fi
    say 'The npm registry does not answer: Node stays as it is.'
    return
  fi
  version="$(as_builder sed -n 's/^ *"version": "\([^"]*\)".*/\1/p' "$folder/node_modules/$package/package.json" </dev/null)"
  if ! [[ "$version" =~ ^$NODE_MAJOR\.[0-9]+\.[0-9]+$ ]]; then say "No Node $NODE_MAJOR: $version" && exit 1; fi
  if [ "$(readlink "$home/node" || true)" = "node-$version" ]; then return; fi
  say "Node $version"
  as_builder ln -s "../node_modules/$package/bin/node" "$folder/bin/node"
  as_builder ln -s ../node_modules/npm/bin/npm-cli.js "$folder/bin/npm"
  if [ ! -e "$home/node-$version" ]; then take_build "$folder" "$home/node-$version"; fi
  # Older installations had a folder there.
  if [ ! -L "$home/node" ]; then rm -rf "$home/node"; fi
  point "$home/node" "node-$version"
}

# point LINK TARGET: switches atomically: a server that starts meanwhile finds either target.
point() {
  ln -sfn "$2" "$1.new"
  mv -T "$1.new" "$1"
}

# write_settings NAME GROUP < TEXT: never overwrites an existing file.
write_settings() {
  local file="$settings/$1.env"
  if [ ! -e "$file" ]; then
    (umask 077 && cat >"$file.new")
    mv "$file.new" "$file"
    say "Settings in $file"
  fi
  if ! is_plain; then
    chown "root:$2" "$file"
    chmod 640 "$file"
  fi
}

make_settings() {
  local origin="http://localhost:${ports[0]}"
  if [ -n "$domain" ]; then origin="https://$domain"; fi
  local server="${DATABASE_SERVER:-127.0.0.1:5432}" parameters=''
  if [[ "$server" = *\?* ]]; then parameters="?${server#*\?}" server="${server%%\?*}"; fi
  write_settings owner dalan-owner <<TEXT
# The owner of the tables: migrations, seed, admins, back-ups. The servers never read this file.
DATABASE_URL=postgres://$database:$(random_word)@$server/$database$parameters
APP_DATABASE_ROLE=${database}_app
MEDIA_DIR=$state/media
TEXT
  write_settings shop dalan <<TEXT
# Changes from .env.example, which lists every setting. PORT and METRICS_PORT come from the unit.
DATABASE_URL=postgres://${database}_app:$(random_word)@$server/$database$parameters
REDIS_URL=${REDIS_URL:-redis://127.0.0.1:6379}
PUBLIC_ORIGIN=$origin
TRUST_PROXY=127.0.0.1
RUN_WORKER=false
MEDIA_DIR=$state/media
#SMTP_URL=
#MAIL_FROM=
TEXT
  if is_plain; then return; fi
  write_settings back-up dalan-owner <<TEXT
# Encrypts the back-ups. Keep a copy of this file off this machine; deploy/back-ups.sh says what else may
# be in it.
OFFSITE=
KEEP_DAYS=14
TEXT
  # Settings from before have no key.
  if [ -z "$(setting "$settings/back-up.env" BACK_UP_KEY)" ]; then
    echo "BACK_UP_KEY=$(random_word)" >>"$settings/back-up.env"
  fi
}

# The environment is clean: a PGHOST would make psql use another server than the local socket.
as_superuser() {
  if [ -n "${SUPERUSER_DATABASE_URL:-}" ]; then
    (use_database "$SUPERUSER_DATABASE_URL" && psql -qwAtXv ON_ERROR_STOP=1)
  else
    (cd / && runuser -u postgres -- env -i PATH="$PATH" psql -qAtXv ON_ERROR_STOP=1)
  fi
}

can_log_in() { (use_database "$(setting "$settings/$1.env" DATABASE_URL)" && psql -wXc '' >/dev/null 2>&1); }

make_database() {
  local name
  if can_log_in owner && can_log_in shop; then return; fi
  for name in owner shop; do
    (
      use_database "$(setting "$settings/$name.env" DATABASE_URL)"
      as_superuser <<SQL
select 'create role "$PGUSER" login' where not exists (select from pg_roles where rolname = '$PGUSER') \gexec
alter role "$PGUSER" password '${PGPASSWORD//\'/\'\'}';
SQL
    )
  done
  # Only a member of a role can give it a database. A superuser needs no membership.
  as_superuser <<SQL
select 'grant "$database" to current_user'
  where not (select rolsuper from pg_roles where rolname = current_user) \gexec
select 'create database "$database" owner "$database"'
  where not exists (select from pg_database where datname = '$database') \gexec
SQL
}

# Each commit has its own folder, which is complete before anything points to it.
build_release() {
  release="$home/releases/$(git -C "$repository" rev-parse --short=12 "$commit^{commit}")"
  if [ -e "$release" ]; then return; fi
  local folder="$builds/shop"
  say "Building $(basename "$release")"
  as_builder rm -rf "$folder"
  as_builder mkdir "$folder"
  git -C "$repository" archive "$commit" | as_builder tar --extract --directory="$folder"
  (
    cd "$folder"
    as_builder npm ci --loglevel=error </dev/null
    as_builder npm run build </dev/null >/dev/null
    # Only the server needs node_modules, so the build dependencies of the front ends are removed.
    as_builder npm ci --omit=dev --workspace apps/server --loglevel=error </dev/null
  )
  take_build "$folder" "$release"
  as_builder rm -rf "$folder"
}

fill_database() {
  run_program "$release" apps/server/src/db-migrate.ts
  if [ "$seeds" = yes ]; then run_program "$release" apps/server/seed/db-seed.ts; fi
}

make_first_admin() {
  if [ -z "${ADMIN_EMAIL:-}" ]; then return; fi
  local admins password
  admins="$(DALAN_SETTINGS="$settings" "$here/owner-psql.sh" -Atc "select count(*) from users where role = 'admin'")"
  if [ "$admins" != 0 ]; then return; fi
  password="$(random_word | cut -c 1-20)"
  run_program "$release" apps/server/src/admin-create.ts \
    --email "$ADMIN_EMAIL" --name "${ADMIN_NAME:-The owner}" <<<"$password"
  say "The password of $ADMIN_EMAIL, shown only once: $password"
}

restart_server() { if is_plain; then restart_plain_server "$1"; else restart_unit "dalan@$1"; fi; }
restart_worker() { if is_plain; then restart_plain_worker; else restart_unit dalan-worker; fi; }

wait_until_ready() {
  for _ in $(seq 120); do
    if curl --silent --fail --output /dev/null --max-time 3 "http://127.0.0.1:$1/readyz"; then return; fi
    sleep 0.5
  done
  say "The server on port $1 does not become ready; see its log." && exit 1
}

# The servers restart one after the other, while the proxy routes visitors to the other one.
switch_to_release() {
  local port
  touch "$release/.ran"
  point "$current" "releases/$(basename "$release")"
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
  find "$home" -mindepth 1 -maxdepth 1 -name 'node-*' ! -name "$(readlink "$home/node")" -exec rm -rf {} +
}

if ! is_plain && [ ! -d /run/systemd/system ]; then
  say 'systemd is not running here: use --plain FOLDER.' && exit 1
fi
case "$action" in
  stop)
    if ! is_plain; then say 'Use: dalan stop' && exit 64; fi
    stop_plain
    say 'Stopped'
    ;;
  roll-back)
    # The database stays: migrations are backward compatible with the previous release.
    release="$home/releases/$(git -C "$repository" rev-parse --short=12 "$commit^{commit}")"
    if [ ! -e "$release/.ran" ]; then say "No release $release, or it never ran: dalan roll-back lists those that did." && exit 1; fi
    switch_to_release
    ;;
  install)
    keep_first_shop
    if ! is_plain; then install_packages; fi
    make_folders
    remember
    ensure_node
    make_settings
    make_database
    note_earlier_releases
    build_release
    fill_database
    make_first_admin
    if ! is_plain; then
      install_commands
      install_units
      keep_logs
    fi
    switch_to_release
    remove_old_releases
    if ! is_plain; then
      install_caddy
      set_up_back_ups
      tell_of_back_ups
    fi
    ;;
esac
