# shellcheck shell=bash
# shellcheck disable=SC2154
# Sourced by debian-way.sh: the steps of a customer, and checks of the machine's isolation.

CA=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
# This is the highest allowed exposure by `systemd-analyze security`, times ten.
HIGHEST_EXPOSURE=25

release() { inside readlink /opt/dalan/current | xargs basename; }

# Do not use `grep -q` after a pipe here: it exits early, and the writer dies of SIGPIPE.
# json PATH: a value of the JSON on standard input, such as [0]._id
json() { node -pe "JSON.parse(require('fs').readFileSync(0, 'utf8'))$1"; }

# shop METHOD PATH [BODY]: calls the shop through Caddy, with the customer's cookies.
shop() {
  inside curl --silent --show-error --fail-with-body --max-time 20 --cacert "$CA" \
    --cookie /root/cookies --cookie-jar /root/cookies --request "$1" "https://localhost$2" \
    ${3:+--header 'content-type: application/json' --data "$3"}
}

log_in() { shop POST /api/login "{\"email\":\"$EMAIL\",\"password\":\"$PASSWORD\"}"; }

# order: places an order and prints its id.
order() {
  local user product
  user="$(log_in | json .user._id)"
  product="$(shop GET /api/products)"
  shop POST /api/orders "$(
    node -p 'JSON.stringify({
      userId: process.argv[1],
      items: [{ productId: process.argv[2], quantityKg: 2, pricePerKg: Number(process.argv[3]) }],
      deliveryAddress: "1 Mill Road, Pune",
      contactNumber: "9876543210",
    })' "$user" "$(json '[0]._id' <<<"$product")" "$(json '[0].pricePerKg' <<<"$product")"
  )" | json ._id
}

has_order() {
  # The output is for the log of a failed step: a refusal has its reason in the body.
  log_in
  shop GET /api/my-orders | grep "$1"
}

# never COMMAND…: fails if it succeeds; `! command` does not fail a script under `set -e`.
never() {
  if "$@"; then echo "This should have failed: $*" >&2 && return 1; fi
}

# wait_for SECONDS COMMAND…
wait_for() {
  local end=$((SECONDS + $1))
  until "${@:2}"; do
    if [ "$SECONDS" -gt "$end" ]; then echo "Not within $1 s: ${*:2}" >&2 && return 1; fi
    sleep 1
  done
}

# Only root may write outside of these, including folders with symlinks: a user who can write a folder
# can replace a symlink in it.
only_root_writes_what_root_runs() {
  local user unit found
  for user in dalan dalan-owner dalan-build; do
    found="$(inside runuser -u "$user" -- find / -xdev -writable ! -type l \
      ! -path '/proc/*' ! -path '/sys/*' ! -path '/dev/*' ! -path '/run/lock*' ! -path '/run/user/*' \
      ! -path '/tmp*' ! -path '/var/tmp*' ! -path '/var/lib/dalan/media*' ! -path '/var/lib/dalan-build*' \
      ! -path '/var/backups/dalan*' 2>/dev/null || true)"
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
  for path in /etc/dalan/owner.env /etc/dalan/install.env "$(cat "$work/backup" 2>/dev/null || echo /var/backups/dalan)"; do
    for user in dalan dalan-build; do
      never inside runuser -u "$user" -- test -r "$path"
    done
  done
  never inside runuser -u dalan-build -- test -r /etc/dalan/shop.env
  never inside runuser -u dalan-build -- test -r /var/lib/dalan/media
}

units_are_confined() {
  local unit units
  units="$(inside systemctl list-unit-files --plain --no-legend 'dalan*.service' | cut -d' ' -f1)"
  for unit in $units; do
    inside systemd-analyze security --no-pager --threshold="$HIGHEST_EXPOSURE" "${unit/@./@3001.}" | tail -n 1
  done | tee "$work/exposure"
  [ "$(wc -l <"$work/exposure")" = "$(wc -w <<<"$units")" ]
}

# Starts a mail server that appends every mail to one file.
start_mail_server() {
  inside tee /srv/mail-server.cjs <<'TEXT'
require('net').createServer((visitor) => {
  let isMail = false;
  visitor.write('220 mail\r\n');
  visitor.on('data', (bytes) => {
    const text = bytes.toString();
    if (isMail) require('fs').appendFileSync('/srv/mails', text);
    if (isMail && !text.endsWith('\r\n.\r\n')) return;
    visitor.write(/^DATA/i.test(text) ? '354 go on\r\n' : /^QUIT/i.test(text) ? '221 bye\r\n' : '250 fine\r\n');
    isMail = /^DATA/i.test(text);
  });
}).listen(2525, '127.0.0.1');
TEXT
  inside_shell <<'TEXT'
systemd-run --quiet --unit=mail-server /opt/dalan/node/bin/node /srv/mail-server.cjs
printf 'ALARM_TO=operator@example.com\nSMTP_URL=smtp://127.0.0.1:2525\n' >/etc/dalan/alarm.env
chgrp dalan /etc/dalan/alarm.env && chmod 640 /etc/dalan/alarm.env
TEXT
}

# was_told UNIT: true if the operator got the mail.
was_told() { inside grep "Subject: .*$1" /srv/mails; }

is_ready() { inside curl --silent --fail --output /dev/null "http://127.0.0.1:$1/readyz"; }

# Makes a server crash at each start, and gives the worker invalid settings.
crash_loop() {
  start_mail_server
  inside_shell <<'TEXT'
systemctl stop dalan@3001
systemd-run --quiet --unit=port-thief /opt/dalan/node/bin/node -e 'net.createServer().listen(3001, "127.0.0.1")'
systemctl start dalan@3001
TEXT
  wait_for 240 was_told dalan@3001.service
  shop GET /readyz
  inside systemctl stop port-thief
  wait_for 180 is_ready 3001

  inside_shell <<'TEXT'
cp --archive /etc/dalan/shop.env /root/shop.env
echo 'SMTP_URL=nonsense' >>/etc/dalan/shop.env
systemctl restart dalan-worker
TEXT
  wait_for 120 was_told dalan-worker.service
  inside cp --archive /root/shop.env /etc/dalan/shop.env
  wait_for 180 inside systemctl is-active --quiet dalan-worker
  inside dalan status
}
