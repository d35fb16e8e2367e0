# shellcheck shell=bash
# shellcheck disable=SC2154
# Sourced by debian-way.sh: back-ups, and the machine that is lost. The off-site machine is a second tree
# with an SFTP server; only the network is shared with the first.

vault="$work/vault"

make_vault() {
  cp --archive --reflink=auto "$cache/$SUITE" "$vault"
  cp "$tree/etc/apt/sources.list" "$vault/etc/apt/"
  cp --archive "$tree/etc/ssl/certs/." "$vault/etc/ssl/certs/"
  cp "$tree"/etc/apt/apt.conf.d/* "$vault/etc/apt/apt.conf.d/"
  cp --dereference /etc/resolv.conf "$vault/etc/resolv.conf"
  env --unset=TMPDIR chroot "$vault" bash -euc '
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends openssh-server
    useradd --create-home --password "*" back-up
    install -d -o back-up -m 700 /srv/dalan /home/back-up/.ssh
    mkdir -p /run/sshd'
}

# start_vault: the machine of the shop reaches it as 127.0.0.1, port 2222.
start_vault() {
  nsenter --target "$leader" --net chroot "$vault" /usr/sbin/sshd -p 2222 -o ListenAddress=127.0.0.1 \
    -o UsePAM=no -o PidFile=none -o ForceCommand=internal-sftp -E /var/log/sshd.log
}

set_off_site() { inside sed -i "s|^OFFSITE=.*|OFFSITE=$1|" /etc/dalan/back-up.env; }

copied_off_site() { inside dalan status | grep "Copies: [0-9]* s ago, off-site: $1"; }

# As the runbook says: the key has mode 640, and root and the unit both use it.
back_up_off_site() {
  make_vault
  start_vault
  inside_shell <<'TEXT'
ssh-keygen -q -t ed25519 -N '' -f /etc/dalan/off-site.key
ssh-keyscan -p 2222 127.0.0.1 >/etc/dalan/off-site.known-hosts 2>/dev/null
echo OFFSITE_PORT=2222 >>/etc/dalan/back-up.env
TEXT
  mv "$tree/etc/dalan/off-site.key.pub" "$vault/home/back-up/.ssh/authorized_keys"
  chroot "$vault" chown -R back-up /home/back-up/.ssh
  set_off_site sftp:back-up@127.0.0.1:/srv/dalan
  in_runbook 'Back up' 2 | inside_shell
  copied_off_site sftp:
  inside systemctl list-timers dalan-back-up.timer
  # Nothing can be read off-site: every file is encrypted.
  never grep -rqs "$EMAIL" "$vault/srv/dalan" "$tree/var/lib/pgbackrest" "$tree/var/backups/dalan"
}

# refuse_anothers_place: it has the back-ups of another database with the same key.
refuse_anothers_place() {
  local answer
  inside_shell <<'TEXT'
export RESTIC_PASSWORD="$(sed -n 's/^BACK_UP_KEY=//p' /etc/dalan/back-up.env)"
restic --quiet --repo /mnt/another/dalan init
restic --quiet --repo /mnt/another/dalan backup --host dalan --tag database-1 /etc/hostname
chown -R dalan-owner:dalan-owner /mnt/another
TEXT
  set_off_site /mnt/another/dalan
  answer="$(inside dalan back-up 2>&1 || true)"
  echo "$answer"
  [[ "$answer" == *'OFFSITE has the back-ups of another database (database-1'* ]]
}

back_up_to_other_places() {
  refuse_anothers_place
  set_off_site /mnt/other-disk/dalan
  inside dalan back-up
  copied_off_site /mnt/other-disk/dalan
  inside_shell <<'TEXT'
apt-get install -qq -y rclone
rclone --config /etc/dalan/rclone.conf config create other sftp host=127.0.0.1 port=2222 user=back-up key_file=/etc/dalan/off-site.key
TEXT
  set_off_site rclone:other:/home/back-up/by-rclone
  in_runbook 'Back up' 2 | inside_shell
  copied_off_site rclone:other
  set_off_site sftp:back-up@127.0.0.1:/srv/dalan
  inside dalan back-up
  inside systemctl reset-failed 'dalan*'
}

# One customer orders and logs in here more often than a real one may.
raise_limits() {
  inside_shell <<'TEXT'
printf 'LIMIT_%s=1000%s\n' LOG_INS_PER_ACCOUNT /900 ORDERS_PER_ACCOUNT /3600 OPEN_ORDERS_PER_ACCOUNT '' >>/etc/dalan/shop.env
dalan restart
TEXT
}

now_in_pune() { TZ=Asia/Kolkata date '+%F %T'; }

# order_twice: writes two orders and a moment between them.
order_twice() {
  order >"$work/earlier"
  sleep 2
  now_in_pune >"$work/moment"
  sleep 2
  order >"$work/later"
}

has_only_the_earlier() {
  has_order "$(cat "$work/earlier")"
  never has_order "$(cat "$work/later")"
}

refused_restore() {
  local answer
  answer="$(inside dalan restore --off-site 2>&1 || true)"
  echo "$answer"
  [[ "$answer" == *'Nothing was changed.'* ]]
  shop GET /readyz
  has_order "$(cat "$work/first-order")"
}

# The shop stays open and unchanged in all three cases.
refuse_bad_back_ups() {
  local pack
  inside cp --archive /etc/dalan/back-up.env /root/good.env
  inside sed -i 's/^BACK_UP_KEY=.*/BACK_UP_KEY=another/' /etc/dalan/back-up.env
  refused_restore
  inside cp --archive /root/good.env /etc/dalan/back-up.env

  pack="$(find "$vault/srv/dalan/data" -type f -size +100k | head -n 1)"
  mv "$pack" "$work/pack"
  refused_restore
  mv "$work/pack" "$pack"

  inside mount -t tmpfs -o size=4m none /var/tmp
  refused_restore
  inside umount /var/tmp
}

# closed_for LOG: how long a restore closed the shop. Nobody waits for more than two minutes.
closed_for() {
  local seconds
  seconds="$(sed -n 's/.*The shop was closed for \([0-9]*\) s[.].*/\1/p' "$1")"
  echo "The shop was closed for $seconds s."
  [ "$seconds" -le 120 ]
}

# put_back_the_shop: the restored shop does not start. Its database must leave nothing in the archive, where the
# restore of the next step would find it.
put_back_the_shop() {
  local answer
  order_twice
  inside tee /usr/local/sbin/dalan >/dev/null <<'TEXT'
#!/bin/sh
if [ "$1" = start ] && mkdir /run/planted 2>/dev/null; then sleep 5; exit 1; fi
exec /usr/local/bin/dalan "$@"
TEXT
  inside chmod 755 /usr/local/sbin/dalan
  answer="$(inside dalan restore --to "$(cat "$work/moment")" 2>&1 || true)"
  inside rm /usr/local/sbin/dalan
  echo "$answer"
  [[ "$answer" == *'the one from before is put back'* ]]
  inside rmdir /run/planted
  shop GET /readyz
  has_order "$(cat "$work/earlier")"
  has_order "$(cat "$work/later")"
  [ -z "$(inside find /var/lib/postgresql/15 -maxdepth 1 -name 'main.*')" ]
  wait_for 60 inside dalan status
}

# postgres_is_elsewhere: as far as the owner's settings say.
postgres_is_elsewhere() {
  inside cp --archive /etc/dalan/owner.env /root/owner.env
  inside sed -i 's/@127.0.0.1:5432/@127.0.0.2:5432/' /etc/dalan/owner.env
  never inside dalan back-up
  never inside systemctl is-active --quiet dalan-copy dalan-back-up.timer
  never inside systemctl is-enabled --quiet dalan-copy dalan-back-up.timer
  inside dalan status | grep 'Back-ups: NONE by this machine'
  inside cp --archive /root/owner.env /etc/dalan/owner.env
  inside dalan back-up
  inside dalan status
  inside systemctl is-enabled dalan-copy dalan-back-up.timer
}

# A customer who leaves after the moment stays erased.
restore_to_a_moment() {
  local leaver
  order_twice
  leaver="$(inside dalan psql -Atc "select id from users where role = 'user' and erased_at is null
    and id not in (select user_id from orders) limit 1" | tr -d '\r')"
  if [ -n "$leaver" ]; then inside dalan psql -c "select erase_user('$leaver')"; fi
  inside dalan restore --to "$(cat "$work/moment")" | tee "$work/restore-here.log"
  closed_for "$work/restore-here.log"
  has_only_the_earlier
  if [ -n "$leaver" ]; then
    inside dalan psql -Atc "select name = '' and erased_at is not null from users where id = '$leaver'" | grep '^t'
  fi
  # A picture of the restored shop exists, and the server can read it.
  shop GET "$(shop GET /api/products | json '[0].productImg')" >/dev/null
  wait_for 120 copied_off_site sftp:
}

# lose_the_machine: it dies in the middle of orders, and its disk is gone. What was written down of it
# is three files: the settings of the back-ups and the key and host of the off-site machine.
lose_the_machine() {
  local end body
  # The network of the first boot ended with it.
  start_vault
  wait_for 120 copied_off_site sftp:
  mkdir -p "$work/keys"
  cp --archive "$tree"/etc/dalan/{back-up.env,off-site.key,off-site.known-hosts} "$work/keys/"
  order_twice
  body="$(order_body)"
  end=$((SECONDS + 90))
  while [ "$SECONDS" -lt "$end" ]; do
    shop POST /api/orders "$body" | json ._id >"$work/order"
    echo "$(date +%s) $(cat "$work/order")" >>"$work/acknowledged"
    sleep 1
  done
  cp --archive "$tree/opt/dalan" "$work/builds"
  cp --archive "$tree/srv/dalan.git" "$tree/usr/local/src/dalan" "$work/"
  kill -KILL "$container" "$leader" "$network"
}

# Only the builds come from the first machine, so that they are not built again.
make_another_machine() {
  mv "$tree" "$work/lost"
  rm -rf --one-file-system "$work/lost" &
  make_tree
  mkdir -p "$tree/opt"
  cp --archive "$work/builds" "$tree/opt/dalan"
  cp --archive "$work/dalan.git" "$tree/srv/"
  cp --archive "$work/dalan" "$tree/usr/local/src/"
}

install_another_machine() {
  start_vault
  inside_shell <<'TEXT'
apt-get update -qq
apt-get install -qq -y git
cd /usr/local/src/dalan
SHOP_DOMAIN=localhost deploy/install-debian.sh
TEXT
  cp "$work"/keys/* "$tree/etc/dalan/"
  raise_limits
}

restore_another_machine() {
  local at id kept=0 lost=0 newest=0 died
  in_runbook 'A new machine' | inside_shell | tee "$work/restore.log"
  has_order "$(cat "$work/first-order")"
  while read -r at id; do
    if [ "$(inside dalan psql -Atc "select count(*) from orders where id = '$id'" </dev/null | tr -d '\r')" = 1 ]; then
      kept=$((kept + 1)) newest="$at"
    else
      lost=$((lost + 1))
    fi
  done <"$work/acknowledged"
  closed_for "$work/restore.log" >"$work/closed"
  died="$(tail -n 1 "$work/acknowledged" | cut -d' ' -f1)"
  echo "RPO: $((died - newest)) s ($kept of $((kept + lost)) orders kept). RTO: $(sed -n 's/.*, after \([0-9]* s\)[.].*/\1/p' "$work/restore.log") after the installation. $(cat "$work/closed")" |
    tee "$work/objectives"
  [ $((died - newest)) -le 60 ]
}

# Caddy has no certificate for a domain that does not lead here yet.
restore_another_machine_to_a_moment() {
  inside sed -i 's/^SHOP_DOMAIN=.*/SHOP_DOMAIN=elsewhere.example/' /etc/dalan/install.env
  inside dalan restore --to "$(cat "$work/moment")" 2>&1 | tee "$work/restore-elsewhere.log"
  grep 'Caddy does not reach the servers, or has no certificate' "$work/restore-elsewhere.log"
  inside sed -i 's/^SHOP_DOMAIN=.*/SHOP_DOMAIN=localhost/' /etc/dalan/install.env
  has_only_the_earlier
}

# Back-ups go on, the alarms came back with the settings, and what is off is said.
back_ups_go_on() {
  never grep 'NO ALARMS' "$work/restore.log"
  inside grep ALARM_TO /etc/dalan/alarm.env
  wait_for 120 copied_off_site sftp:
  inside dalan back-up
  inside systemctl is-enabled dalan-back-up.timer
  inside mv /etc/dalan/alarm.env /root/
  inside dalan status | grep 'Alarms: to NOBODY'
  inside mv /root/alarm.env /etc/dalan/
  order_twice
  inside dalan restore --to "$(cat "$work/moment")"
  has_only_the_earlier
}
