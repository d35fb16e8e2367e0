# shellcheck shell=bash
# shellcheck disable=SC2154
# Sourced by debian-way.sh: secrets that change, a certificate that ends, a clock that jumps, and the end of
# an installation.

METRICS=/var/lib/prometheus/node-exporter

was_mailed() { inside grep "$1" /srv/mails; }

# change_mail_server: mails go to the new one after a restart.
change_mail_server() {
  inside_shell <<'TEXT'
sed -i '/^SMTP_URL=/d' /etc/dalan/shop.env
echo 'SMTP_URL=smtp://127.0.0.1:2525' >>/etc/dalan/shop.env
dalan restart
TEXT
  shop POST /api/users '{"name":"Ravi","email":"ravi@example.com","phone":"9876543211","password":"another long word"}'
  wait_for 60 was_mailed 'ravi@example.com'
}

change_redis_password() {
  inside_shell <<'TEXT'
echo 'requirepass a-new-word' >>/etc/redis/redis.conf
systemctl restart redis-server
sed -i 's|^REDIS_URL=.*|REDIS_URL=redis://:a-new-word@127.0.0.1:6379|' /etc/dalan/shop.env
dalan restart
TEXT
  inside redis-cli --no-auth-warning -a a-new-word flushall
  has_order "$(cat "$work/first-order")"
  inside redis-cli --no-auth-warning -a a-new-word dbsize | grep -v '^0$'
}

# change_off_site_key: the old one is refused afterwards.
change_off_site_key() {
  inside_shell <<'TEXT'
rm /etc/dalan/off-site.key
ssh-keygen -q -t ed25519 -N '' -f /etc/dalan/off-site.key
chown root:dalan-owner /etc/dalan/off-site.* && chmod 640 /etc/dalan/off-site.*
TEXT
  never inside dalan back-up
  mv "$tree/etc/dalan/off-site.key.pub" "$vault/home/back-up/.ssh/authorized_keys"
  chroot "$vault" chown -R back-up /home/back-up/.ssh
  inside dalan back-up
}

# change_back_up_key: as the runbook says. What the old key encrypted is only in the old places.
change_back_up_key() {
  inside_shell <<'TEXT'
systemctl stop dalan-copy
mkdir -m 700 /root/old-back-ups
mv /var/lib/pgbackrest/archive /var/lib/pgbackrest/backup /var/backups/dalan/files /root/old-back-ups/
sed -i -e "s|^BACK_UP_KEY=.*|BACK_UP_KEY=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')|" \
  -e 's|^OFFSITE=.*|OFFSITE=sftp:back-up@127.0.0.1:/home/back-up/second|' /etc/dalan/back-up.env
dalan back-up
TEXT
  copied_off_site sftp:back-up@127.0.0.1:/home/back-up/second
  order_twice
  inside dalan back-up
  inside dalan restore --off-site --to "$(cat "$work/moment")"
  has_only_the_earlier
}

change_other_secrets() {
  change_mail_server
  change_redis_password
  change_off_site_key
  change_back_up_key
  wait_for 60 inside dalan status
}

certificate_ends_in() {
  local end
  inside systemctl start dalan-certificate
  end="$(inside sed -n 's/.* //p' "$METRICS/dalan-certificate.prom" | tr -d '\r')"
  echo $((end - $(date +%s)))
}

# make_ended_certificate DAYS: ended.crt and ended.key, which ended so long ago.
make_ended_certificate() {
  inside_shell <<TEXT
cd /etc/caddy
faketime -f -$(($1 + 30))d openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 \
  -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ended.key -out ended.crt
chown caddy ended.*
TEXT
}

# Caddy finds what it had when the machine was switched off.
start_with_ended_certificate() {
  inside_shell <<'TEXT'
systemctl stop caddy
cd /var/lib/caddy/.local/share/caddy/certificates/local/localhost
cat /etc/caddy/ended.crt >localhost.crt
cat /etc/caddy/ended.key >localhost.key
systemctl restart caddy
TEXT
}

# let_certificate_end: visitors are refused, and the metric of the alarm says so. Then Caddy starts with a
# certificate that ended while the machine was off, and gets a new one by itself. One that ended more than two
# weeks ago needs a second start, as the runbook says.
let_certificate_end() {
  inside_shell <<TEXT
apt-get install -qq -y faketime
mkdir -p $METRICS && chgrp dalan-owner $METRICS && chmod 775 $METRICS
TEXT
  make_ended_certificate 5
  inside_shell <<'TEXT'
cd /etc/caddy
cp --archive Caddyfile /root/Caddyfile
sed -i 's|^{$SHOP_DOMAIN:localhost} {|&\n\ttls /etc/caddy/ended.crt /etc/caddy/ended.key|' Caddyfile
systemctl restart caddy
TEXT
  never shop GET /readyz
  [ "$(certificate_ends_in)" -lt 0 ]

  inside cp --archive /root/Caddyfile /etc/caddy/Caddyfile
  start_with_ended_certificate
  wait_for 60 shop GET /readyz
  [ "$(certificate_ends_in)" -gt 0 ]

  make_ended_certificate 30
  start_with_ended_certificate
  sleep 5
  inside systemctl restart caddy
  wait_for 60 shop GET /readyz
  [ "$(certificate_ends_in)" -gt 0 ]
}

set_clock() { echo "$1" >"$tree/etc/clock"; }

# fake_clock LINES…: the kernel's clock belongs to all systems on this machine. So PostgreSQL, servers and
# worker get one that can jump while they run.
fake_clock() {
  local library
  library="$(inside sh -c 'ls /usr/lib/*/faketime/libfaketime.so.1' | tr -d '\r')"
  set_clock +0
  inside tee -a /etc/postgresql/15/main/environment >/dev/null <<TEXT
LD_PRELOAD = '$library'
FAKETIME_TIMESTAMP_FILE = '/etc/clock'
FAKETIME_CACHE_DURATION = '1'
FAKETIME_DONT_FAKE_MONOTONIC = '1'
TEXT
  inside_shell <<TEXT
for unit in dalan@ dalan-worker; do
  mkdir -p /run/systemd/system/\$unit.service.d
  printf '[Service]\nEnvironment=LD_PRELOAD=$library FAKETIME_TIMESTAMP_FILE=/etc/clock FAKETIME_CACHE_DURATION=1 FAKETIME_DONT_FAKE_MONOTONIC=1\n' \
    >/run/systemd/system/\$unit.service.d/clock.conf
done
systemctl daemon-reload
systemctl restart postgresql@15-main
dalan restart
TEXT
}

true_clock() {
  inside_shell <<'TEXT'
rm /run/systemd/system/dalan*.service.d/clock.conf
sed -i '/FAKETIME\|LD_PRELOAD/d' /etc/postgresql/15/main/environment
systemctl daemon-reload
systemctl restart postgresql@15-main
dalan restart
TEXT
}

# order_for SECONDS BODY: every order must be taken.
order_for() {
  local end=$((SECONDS + $1))
  while [ "$SECONDS" -lt "$end" ]; do
    shop POST /api/orders "$2" | json ._id >>"$work/taken"
    sleep 0.5
  done
}

# clock_says SECONDS: how far the database's clock is from the true one.
clock_says() {
  local difference
  difference="$(inside dalan psql -Atc "select extract(epoch from now())::bigint - $(date +%s)" | tr -d '\r')"
  [ "$difference" -gt $(($1 - 60)) ] && [ "$difference" -lt $(($1 + 60)) ]
}

# jump_with_the_clock: an hour forward and back, and an hour back and forward, under the orders of one
# customer, who stays logged in.
jump_with_the_clock() {
  local body hour id
  fake_clock
  body="$(order_body)"
  for hour in +0 +3600 +0 -3600 +0; do
    set_clock "$hour"
    wait_for 10 clock_says "$hour"
    order_for 8 "$body"
  done
  [ "$(sort -u "$work/taken" | wc -l)" = "$(wc -l <"$work/taken")" ]
  while read -r id; do
    [ "$(inside dalan psql -Atc "select count(*) from orders where id = '$id'" </dev/null | tr -d '\r')" = 1 ]
  done <"$work/taken"
  inside dalan check | grep 'Every invariant of the database holds.'
  true_clock
  echo "$(wc -l <"$work/taken") orders"
  wait_for 60 inside dalan status
  # From this base back-up on, moments are found by a clock that is right.
  inside dalan back-up
  order_twice
  inside dalan restore --to "$(cat "$work/moment")"
  has_only_the_earlier
}

count_orders() { inside runuser -u postgres -- psql -Atc 'select count(*) from orders' dalan | tr -d '\r'; }

is_left() { inside find /etc /opt /usr/local /var/lib /var/backups /var/cache -xdev -name '*dalan*' ! -path '/usr/local/src/*' | grep .; }

# A back-up that runs meanwhile is ended, and nobody gets an alarm of it.
uninstall_and_install_again() {
  local orders
  orders="$(count_orders)"
  never inside dalan uninstall --delete-data another
  inside systemctl start --no-block dalan-back-up
  inside dalan uninstall | tee "$work/uninstall.log"
  [ -z "$(inside systemctl list-units --failed --plain --no-legend 'dalan*')" ]
  grep 'What stays: the database dalan' "$work/uninstall.log"
  [ "$(count_orders)" = "$orders" ]
  never shop GET /readyz
  never inside test -e /opt/dalan
  [ -z "$(inside systemctl list-unit-files --plain --no-legend 'dalan*')" ]
  [ "$(inside runuser -u postgres -- psql -Atc 'show archive_mode' | tr -d '\r')" = off ]
  mkdir -p "$tree/opt" && cp --archive "$work/builds" "$tree/opt/dalan"
  inside_shell <<<'cd /usr/local/src/dalan && deploy/install-debian.sh'
  has_order "$(cat "$work/first-order")"
  wait_for 120 copied_off_site sftp:
}

uninstall_everything() {
  inside dalan uninstall --delete-data dalan | tee "$work/uninstall.log"
  grep 'What stays: sftp:back-up@127.0.0.1:/home/back-up/second with all back-ups' "$work/uninstall.log"
  find "$vault/home/back-up/second/snapshots" -type f | grep .
  # The journal is kept for as long as the law asks.
  [ "$(is_left)" = /etc/systemd/journald.conf.d/dalan.conf ]
  [ "$(inside ls /var/lib/postgresql/15)" = main ]
  [ "$(inside runuser -u postgres -- psql -Atc "select count(*) from pg_database, pg_roles where datname like 'dalan%' or rolname like 'dalan%'" | tr -d '\r')" = 0 ]
  for user in dalan dalan-owner dalan-build; do never inside id "$user"; done
}
