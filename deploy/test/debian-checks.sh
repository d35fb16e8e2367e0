# shellcheck shell=bash
# shellcheck disable=SC2154
# Sourced by debian-way.sh: the steps of a customer, and checks of the machine's isolation.

CA=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
# This is the highest allowed exposure by `systemd-analyze security`, times ten.
HIGHEST_EXPOSURE=25

release() { inside readlink /opt/dalan/current | xargs basename; }

# shop METHOD PATH [BODY]: calls the shop through Caddy, with the customer's cookies.
shop() {
  inside curl --silent --show-error --fail-with-body --max-time 20 --cacert "$CA" \
    --cookie /root/cookies --cookie-jar /root/cookies --request "$1" "https://localhost$2" \
    ${3:+--header 'content-type: application/json' --data "$3"}
}

# Only root may write outside of these, including folders with symlinks: a user who can write a folder
# can replace a symlink in it.
only_root_writes_what_root_runs() {
  local user unit found
  for user in dalan dalan-owner dalan-build postgres; do
    found="$(inside runuser -u "$user" -- find / -xdev -writable ! -type l \
      ! -path '/proc/*' ! -path '/sys/*' ! -path '/dev/*' ! -path '/run/lock*' ! -path '/run/user/*' \
      ! -path '/tmp*' ! -path '/var/tmp*' ! -path '/var/lib/dalan/media*' ! -path '/var/lib/dalan-build*' \
      ! -path '/var/backups/dalan*' ! -path '/var/cache/dalan-copy*' ! -path '/mnt*' \
      ! -path /etc/postgresql ! -path '/etc/postgresql/*' ! -path '/var/lib/postgresql*' ! -path '/var/log/postgresql*' \
      ! -path '/run/postgresql*' ! -path /etc/pgbackrest.conf ! -path '/var/lib/pgbackrest*' ! -path '/var/log/pgbackrest*' \
      ! -path '/var/spool/pgbackrest*' 2>/dev/null || true)"
    if [ -n "$found" ]; then echo "$user can write: $found" && return 1; fi
  done
  [ -z "$(inside find /opt/dalan /usr/local/lib/dalan /usr/local/bin ! -user root -o ! -type l -perm /7022)" ]
  never inside runuser -u dalan -- touch /opt/dalan/releases/x
  never inside runuser -u dalan -- touch /opt/dalan/current/package.json
  never inside runuser -u dalan -- test -w /var/lib/dalan
  # No unit that runs as root starts a program from a build.
  for unit in $(inside systemctl list-unit-files --plain --no-legend 'dalan*.service' | cut -d' ' -f1); do
    if inside systemctl cat "$unit" | grep -E '^(User|DynamicUser)='; then continue; fi
    inside systemctl cat "$unit" | grep -E '^ExecStart=(/usr/local/lib/dalan/|systemctl )'
  done
}

servers_read_no_owner_settings() {
  local user path
  for path in /etc/dalan/owner.env /etc/dalan/install.env /etc/dalan/back-up.env /etc/pgbackrest/dalan.conf \
    /var/backups/dalan /var/backups/dalan/files /var/lib/pgbackrest; do
    for user in dalan dalan-build; do
      never inside runuser -u "$user" -- test -r "$path"
    done
  done
  never inside runuser -u dalan-build -- test -r /etc/dalan/shop.env
  never inside runuser -u dalan-build -- test -r /var/lib/dalan/media
}

# units_are_confined: with the figures of the runbook.
units_are_confined() {
  local unit units row
  units="$(inside systemctl list-unit-files --plain --no-legend 'dalan*.service' | cut -d' ' -f1)"
  for unit in $units; do
    inside systemd-analyze security --no-pager --threshold="$HIGHEST_EXPOSURE" "${unit/@./@3001.}" | tail -n 1
  done | tee "$work/exposure"
  [ "$(wc -l <"$work/exposure")" = "$(wc -w <<<"$units")" ]
  row="$(grep -A 2 '^| `dalan@` |' "$RUNBOOK" | tail -n 1)"
  [ "$(tr -cd '0-9.|' <<<"$row")" = "|$(for unit in dalan@ dalan-worker dalan-back-up dalan-copy dalan-certificate dalan-alarm@ dalan-again@; do
    sed -n "s/.* $unit\(3001\)\{0,1\}[.]service: \([0-9.]*\) .*/\2/p" "$work/exposure"
  done | tr '\n' '|')" ]
}

# refuse_a_second_shop: neither from another checkout nor with another database.
refuse_a_second_shop() {
  local answer
  inside git clone --quiet /srv/dalan.git /usr/local/src/second
  answer="$(inside /usr/local/src/second/deploy/install-debian.sh 2>&1 || true)"
  [[ "$answer" == *'The shop here comes from /usr/local/src/dalan'* ]]
  answer="$(inside env DATABASE_NAME=second /usr/local/src/dalan/deploy/install-debian.sh 2>&1 || true)"
  [[ "$answer" == *'The shop here has the database dalan'* ]]
  answer="$(inside env PORTS='21411 21412' /usr/local/src/dalan/deploy/install-debian.sh 2>&1 || true)"
  [[ "$answer" == *'PORTS: Write different numbers'* ]]
  inside dalan status
}

status_fails() {
  inside systemctl stop dalan-worker
  never inside dalan status
  inside systemctl start dalan-worker
  inside systemctl stop dalan-back-up.timer
  never inside dalan status
  inside systemctl start dalan-back-up.timer
  inside dalan status
}

# The journal survives a boot and is kept for 180 days.
logs_are_kept() {
  inside systemd-analyze cat-config systemd/journald.conf | grep -x 'MaxRetentionSec=188day'
  inside test -d /var/log/journal
  inside systemctl is-active --quiet systemd-journald
}

# Starts a mail server that appends every mail to one file.
start_mail_server() {
  mail_server 2525 /srv/mails | inside tee /srv/mail-server.cjs
  inside_shell <<'TEXT'
systemd-run --quiet --unit=mail-server /opt/dalan/node/bin/node /srv/mail-server.cjs
printf 'ALARM_TO=operator@example.com\nSMTP_URL=smtp://127.0.0.1:2525\n' >/etc/dalan/alarm.env
chgrp dalan /etc/dalan/alarm.env && chmod 640 /etc/dalan/alarm.env
TEXT
}

# was_told UNIT: true if the operator got the mail.
was_told() { inside grep "Subject: .*$1" /srv/mails; }

# told UNIT: the text of the first mail about it.
told() {
  inside cat /srv/mails | tr -d '\r' | awk -v unit="$1" '
    /^Subject: / { here = index($0, unit) && !told }
    /^$/ { text = here; next }
    /^[.]$/ { told = told || text; text = here = 0 }
    text' | base64 --decode
}

is_ready() { inside curl --silent --fail --output /dev/null "http://127.0.0.1:$1/readyz"; }

# worker_fails_again: true if its alarm was refused, because there was one within the hour.
worker_fails_again() {
  inside systemctl restart dalan-worker || true
  sleep 3
  inside systemctl is-failed --quiet dalan-alarm@dalan-worker.service.service
}

# Makes a server crash at each start, and gives the worker invalid settings.
crash_loop() {
  start_mail_server
  inside_shell <<'TEXT'
systemctl stop dalan@3001
systemd-run --quiet --unit=port-thief /opt/dalan/node/bin/node -e 'net.createServer().listen(3001, "127.0.0.1")'
systemctl start dalan@3001
TEXT
  wait_for 240 was_told dalan@3001.service
  told dalan@3001.service | grep -E 'Main process exited|repeated too quickly'
  shop GET /readyz
  inside systemctl stop port-thief
  wait_for 180 is_ready 3001

  inside_shell <<'TEXT'
cp --archive /etc/dalan/shop.env /root/shop.env
echo 'SMTP_URL=nonsense' >>/etc/dalan/shop.env
systemctl restart dalan-worker
TEXT
  wait_for 120 was_told dalan-worker.service
  # Its next alarms within the hour are refused, and the status fails only until the worker is mended.
  for _ in 1 2 3; do if worker_fails_again; then break; fi; done
  never inside dalan status
  inside cp --archive /root/shop.env /etc/dalan/shop.env
  wait_for 180 inside systemctl is-active --quiet dalan-worker
  inside dalan status
}
