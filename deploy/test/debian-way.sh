#!/usr/bin/env bash
# Runs every operator command on a freshly booted Debian: install, first admin, an order through Caddy,
# back-up, upgrade, roll-back, restore, a crash loop, a power cycle. Also checks what a compromised shop
# could write. About ten minutes on two free cores.
#   npm run debian-way        as root, with the programs of debian-tree.sh; not part of `npm run verify`
#   DEBIAN_MIRROR             the package mirror
#   COMMIT                    what to install (HEAD)
#   KEEP_TREE=1               keep the test system and its logs for inspection
# The bare Debian and its packages are cached in ~/.cache/dalan-debian-way.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
repository="$(cd "$here/../.." && pwd)"
# shellcheck source-path=SCRIPTDIR source=debian-tree.sh
source "$here/debian-tree.sh"
# shellcheck source-path=SCRIPTDIR source=debian-checks.sh
source "$here/debian-checks.sh"

EMAIL=customer@example.com PASSWORD='a long enough word' ADMIN=owner@example.com
passed=0 failed=0

# step SENTENCE FUNCTION…: a step passes values to later steps in files below $work.
step() {
  local started=$SECONDS code
  set +e
  (
    set -e
    "${@:2}"
  ) >"$work/step.log" 2>&1
  code=$?
  set -e
  if [ "$code" = 0 ]; then
    passed=$((passed + 1))
    echo "✔ $1 ($((SECONDS - started)) s)"
    return
  fi
  failed=$((failed + 1))
  echo "✘ $1 ($((SECONDS - started)) s)"
  sed 's/^/    /' "$work/step.log" | tail -n 60
  exit 1
}

# This is not a step, because a step is a subshell and would lose the process it starts.
switch_on() {
  local code=0
  boot || code=1
  step "$1" [ "$code" = 0 ]
}

finish() {
  if [ -n "${KEEP_TREE:-}" ]; then
    echo "The test system is kept in $work; its init process is ${leader:-gone}."
  else
    clean_up
  fi
  echo "$passed passed, $failed failed ($((SECONDS / 60)) min $((SECONDS % 60)) s)"
}

install_the_shop() {
  git clone --quiet --bare "$repository" "$tree/srv/dalan.git"
  git -C "$repository" push --quiet --force "$tree/srv/dalan.git" "${COMMIT:-HEAD}:refs/heads/main"
  git -C "$tree/srv/dalan.git" symbolic-ref HEAD refs/heads/main
  inside_shell <<TEXT | tee "$work/install.log"
apt-get update -qq
apt-get install -qq -y git
git clone /srv/dalan.git /usr/local/src/dalan
cd /usr/local/src/dalan
SHOP_DOMAIN=localhost ADMIN_EMAIL=$ADMIN ADMIN_NAME="The Owner" deploy/install-debian.sh --seed
TEXT
  release >"$work/first-release"
}

# The installer is idempotent: a second run must change nothing.
install_again() {
  inside_shell <<<'cd /usr/local/src/dalan && deploy/install-debian.sh' | tee "$work/again.log"
  [ "$(release)" = "$(cat "$work/first-release")" ]
  never grep -q 'Building' "$work/again.log"
}

first_admin() {
  local password
  password="$(sed -n "s/.*The password of $ADMIN, shown only once: //p" "$work/install.log")"
  shop POST /api/admin/login "{\"username\":\"$ADMIN\",\"password\":\"$password\"}" | grep "$ADMIN"
  inside dalan admin --email second@example.com --name 'Second Admin' --phone 9876543210 <<<'another long word'
  shop POST /api/admin/login '{"username":"second@example.com","password":"another long word"}' | grep second@
}

register_and_order() {
  shop POST /api/users "{\"name\":\"Asha\",\"email\":\"$EMAIL\",\"phone\":\"9876543210\",\"password\":\"$PASSWORD\"}"
  order >"$work/first-order"
  has_order "$(cat "$work/first-order")"
}

operator_looks() {
  inside dalan status
  inside dalan check | grep 'Every invariant of the database holds.'
  [ "$(inside dalan psql -Atc 'select count(*) from orders')" = 1 ]
  inside dalan psql -c "select * from pg_stat_activity where state <> 'idle'"
  inside dalan psql -c 'select * from letters where sent_at is null and given_up_at is null order by not_before limit 10'
  inside dalan logs dalan-worker -n 50 --no-pager | grep 'Dalan, the worker'
  inside dalan logs --since -1h --no-pager | grep 'Dalan, the shop on port 3001'
  inside dalan roll-back | grep "$(cat "$work/first-release")"
}

# The private key belongs on another machine, and is in memory only during a restore.
back_up() {
  inside_shell <<'TEXT'
age-keygen --output /dev/shm/dalan-back-up.key 2>/dev/null
age-keygen -y /dev/shm/dalan-back-up.key >/etc/dalan/back-up-recipients.txt
dalan back-up
TEXT
  inside bash -c 'ls -d /var/backups/dalan/dalan-*Z' | tail -n 1 >"$work/backup"
  inside systemctl list-timers dalan-back-up.timer
}

# Upgrades to a release with another Caddyfile, on a machine whose operator changed theirs.
upgrade() {
  inside_shell <<<'echo "# mine" >>/etc/caddy/Caddyfile'
  git clone --quiet "$tree/srv/dalan.git" "$work/next"
  echo '# newer' >>"$work/next/deploy/Caddyfile"
  git -C "$work/next" -c user.name=Test -c user.email=test@example.com commit --quiet --all --message next
  git -C "$work/next" push --quiet origin HEAD:main
  # The installer must ignore PG* variables for another database.
  inside_shell <<<'PGHOST=192.0.2.1 PGHOSTADDR=192.0.2.1 PGUSER=nobody PGDATABASE=nowhere dalan upgrade'
  [ "$(release)" = "$(git -C "$work/next" rev-parse --short=12 HEAD)" ]
  inside grep -q '^# mine' /etc/caddy/Caddyfile
  inside grep -q '^# newer' /etc/caddy/Caddyfile.dalan-new
  has_order "$(cat "$work/first-order")"
}

roll_back() {
  inside dalan roll-back "$(cat "$work/first-release")"
  [ "$(release)" = "$(cat "$work/first-release")" ]
  has_order "$(cat "$work/first-order")"
}

restore() {
  # A customer of the back-up leaves after it.
  leaver="$(inside dalan psql -Atc "select id from users where role = 'user' and erased_at is null
    and id not in (select user_id from orders) limit 1" | tr -d '\r')"
  if [ -n "$leaver" ]; then inside dalan psql -c "select erase_user('$leaver')"; fi
  order >"$work/second-order"
  inside dalan restore "$(cat "$work/backup")" --identity /dev/shm/dalan-back-up.key --settings-to /root/settings-then
  inside cmp /root/settings-then/owner.env /etc/dalan/owner.env
  has_order "$(cat "$work/first-order")"
  never has_order "$(cat "$work/second-order")"
  if [ -n "$leaver" ]; then
    inside grep -q "$leaver" /var/backups/dalan/erasures.log
    inside dalan psql -Atc "select name = '' and erased_at is not null from users where id = '$leaver'" | grep -q '^t'
  fi
  # A picture of the restored shop exists, and the server can read it.
  shop GET "$(shop GET /api/products | json '[0].productImg')" >/dev/null
}

new_passwords() {
  inside dalan rotate-passwords
  inside dalan psql -c 'delete from sessions'
  has_order "$(cat "$work/first-order")"
}

after_the_power_cycle() {
  # Caddy answers as soon as one server does; the operator waits for both.
  wait_for 120 shop GET /readyz
  wait_for 120 inside dalan status
  has_order "$(cat "$work/first-order")"
  inside dalan stop
  never shop GET /readyz
  inside dalan start
  inside dalan restart
  has_order "$(cat "$work/first-order")"
}

# All is in one function, so that the script can be edited while it runs: bash reads it line by
# line.
main() {
  trap finish EXIT
  step 'a bare Debian is prepared' make_tree
  switch_on 'it boots'
  step 'the shop is installed as the runbook says' install_the_shop
  step 'a second run of the installer changes nothing' install_again
  step 'the first admin logs in through Caddy, and creates another' first_admin
  step 'a customer registers, logs in and orders through Caddy' register_and_order
  step 'the operator runs status, check, psql, logs and lists releases' operator_looks
  step 'only root can write releases and the scripts that root runs' only_root_writes_what_root_runs
  step "the servers can read neither the owner's settings nor the back-ups" servers_read_no_owner_settings
  step 'every unit is sandboxed' units_are_confined
  step 'a back-up is made' back_up
  step "an upgrade switches the release and keeps the operator's Caddyfile" upgrade
  step 'a roll-back returns to the previous release' roll_back
  step 'a restore returns to the state of the back-up' restore
  step 'the database passwords change' new_passwords
  step 'a crash loop sends a mail to the operator, and the shop recovers by itself' crash_loop
  power_off
  switch_on 'it boots again'
  step 'after a power cycle the shop answers and has the order' after_the_power_cycle
}

main
