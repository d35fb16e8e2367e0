#!/usr/bin/env bash
# Runs every operator command on a freshly booted Debian: install, first admin, an order through Caddy,
# back-ups, upgrade, roll-back, restore, a crash loop, changed secrets, a certificate that ends, a clock that
# jumps, a power cycle, the loss of the machine, the end of the installation. Also checks what a compromised
# shop could write. About 45 minutes on two free cores.
#   npm run debian-way        as root, with the programs of debian-tree.sh; not part of `npm run verify`
#   DEBIAN_MIRROR             the package mirror
#   npm run debian-way -- postgres-18   only an installation, and PostgreSQL 15 becomes 18
#   COMMIT                    what to install (HEAD)
#   KEEP_TREE=1               keep the test system and its logs for inspection
# The bare Debian and its packages are cached in ~/.cache/dalan-debian-way.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
repository="$(cd "$here/../.." && pwd)"
# shellcheck source-path=SCRIPTDIR source=debian-tree.sh
source "$here/debian-tree.sh"
# shellcheck source-path=SCRIPTDIR source=steps.sh
source "$here/steps.sh"
# shellcheck source-path=SCRIPTDIR source=debian-checks.sh
source "$here/debian-checks.sh"
# shellcheck source-path=SCRIPTDIR source=debian-disaster.sh
source "$here/debian-disaster.sh"
# shellcheck source-path=SCRIPTDIR source=debian-upkeep.sh
source "$here/debian-upkeep.sh"
# shellcheck source-path=SCRIPTDIR source=debian-runbook.sh
source "$here/debian-runbook.sh"
# shellcheck source-path=SCRIPTDIR source=debian-postgres.sh
source "$here/debian-postgres.sh"

EMAIL=customer@example.com PASSWORD='a long enough word' ADMIN=owner@example.com
# This is not a step, because a step is a subshell and would lose the process it starts.
switch_on() {
  local code=0
  boot || code=1
  step "$1" [ "$code" = 0 ]
}

install_the_shop() {
  git clone --quiet --bare "$repository" "$tree/srv/dalan.git"
  git -C "$repository" push --quiet --force "$tree/srv/dalan.git" "${COMMIT:-HEAD}:refs/heads/main"
  git -C "$tree/srv/dalan.git" symbolic-ref HEAD refs/heads/main
  in_runbook 'Install on a bare Debian' | sed -e 's|<where the repository is>|/srv/dalan.git|' \
    -e "s|shop.example ADMIN_EMAIL=you@example.com|localhost ADMIN_EMAIL=$ADMIN|" | inside_shell | tee "$work/install.log"
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

# visit: asks for a page until it is ended, and notes each time whether there was an answer.
visit() {
  while is_up; do
    if inside curl --silent --fail --output /dev/null --max-time 20 --cacert "$CA" https://localhost/; then echo answered; else echo lost; fi
    sleep 0.2
  done
}

# roll_back: no visitor notices it. An upgrade switches in the same way.
roll_back() {
  local visitor
  visit >"$work/visits" &
  visitor=$!
  inside dalan roll-back "$(cat "$work/first-release")"
  kill "$visitor"
  [ "$(release)" = "$(cat "$work/first-release")" ]
  sort "$work/visits" | uniq -c
  [ "$(grep -c answered "$work/visits")" -gt 10 ]
  never grep lost "$work/visits"
  has_order "$(cat "$work/first-order")"
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

# All is in functions, so that the script can be edited while it runs: bash reads it line by line.
main() {
  trap finish EXIT
  case "$*" in
    '') whole_way ;;
    postgres-18) to_postgres_18 ;;
    *) sed -n '2,/^set /s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" && exit 64 ;;
  esac
}

whole_way() {
  step 'a bare Debian is prepared' make_tree
  switch_on 'it boots'
  step 'the shop is installed as the runbook says' install_the_shop
  step 'a second run of the installer changes nothing' install_again
  step 'the first admin logs in through Caddy, and creates another' first_admin
  step 'a customer registers, logs in and orders through Caddy' register_and_order
  step 'the limits of a customer are raised' raise_limits
  step 'the operator runs status, check, psql, logs and lists releases' operator_looks
  step 'only root can write releases and the scripts that root runs' only_root_writes_what_root_runs
  step "the servers can read neither the owner's settings nor the back-ups" servers_read_no_owner_settings
  step 'every unit is sandboxed' units_are_confined
  step 'the journal is kept for 180 days' logs_are_kept
  step 'the commands about logs run' logs_are_read
  step 'every question to the database in the runbook runs' every_query_runs
  step 'the facts of a breach are collected' collect_facts
  step 'back-ups go off-site by SFTP, with the key as the runbook says' back_up_off_site
  step 'back-ups go to a folder on another disk, and off-site by rclone' back_up_to_other_places
  step 'a second installation does not replace the shop' refuse_a_second_shop
  step 'a failed unit makes the status fail' status_fails
  step 'the lines for a standby in pg_hba.conf are valid' lines_for_a_standby_are_valid
  step 'with PostgreSQL elsewhere nothing is backed up, and the status says so' postgres_is_elsewhere
  step 'a cache is put in front, and taken out' cache_in_front
  step "an upgrade switches the release and keeps the operator's Caddyfile" upgrade
  step 'a roll-back returns to the previous release, and no visitor notices it' roll_back
  step 'the database moves to another PostgreSQL, and back' move_the_database
  step 'a restore from off-site with a wrong key, half a back-up or a full disk changes nothing' refuse_bad_back_ups
  step 'a restore whose shop does not start puts the one from before back' put_back_the_shop
  step 'a restore returns to a moment between two orders, and who was erased stays erased' restore_to_a_moment
  step 'the database passwords change' new_passwords
  step 'a crash loop sends a mail to the operator, and the shop recovers by itself' crash_loop
  step 'an alarm is tried' alarm_is_tried
  step 'the commands of the alarms run' commands_of_the_alarms_run
  step 'Prometheus watches all, and an alarm is mailed' monitor
  step 'the mail server, the password of Redis, the off-site key and the key of the back-ups change' change_other_secrets
  step 'a certificate ends, and Caddy gets a new one' let_certificate_end
  step 'the clock jumps an hour forward and back under orders' jump_with_the_clock
  power_off
  switch_on 'it boots again'
  step 'after a power cycle the shop answers and has the order' after_the_power_cycle
  step 'the machine dies under orders' lose_the_machine
  step 'a bare Debian takes its place' make_another_machine
  switch_on 'it boots'
  step 'the shop is installed there' install_another_machine
  step 'the shop is restored there from off-site with the keys only, at most a minute of orders is lost' restore_another_machine
  sed 's/^/  /' "$work/objectives"
  step 'it is restored to a moment of the lost machine, between two orders, while the domain leads elsewhere' restore_another_machine_to_a_moment
  step 'back-ups go on there, and what is off is said' back_ups_go_on
  step 'the shop is uninstalled, and installed again with its data' uninstall_and_install_again
  step 'the shop is uninstalled with its data' uninstall_everything
}

main "$@"
