# shellcheck shell=bash
# shellcheck disable=SC2154
# Sourced by install-debian.sh: the steps for a machine with systemd, which --plain skips.
# The sourcing script sets here, home, settings, state, builds, library, domain and ports.

install_packages() {
  say 'Debian packages'
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends \
    ca-certificates caddy curl git jq npm openssh-client pgbackrest postgresql redis-server restic >/dev/null
  systemctl enable --now postgresql redis-server
}

make_user() {
  if id "$1" >/dev/null 2>&1; then return; fi
  useradd --system --user-group --home-dir "$2" --shell /usr/sbin/nologin "$1"
}

share_out_folders() {
  local metrics=/var/lib/prometheus/node-exporter
  make_user dalan "$state"
  make_user dalan-owner /nonexistent
  make_user dalan-build "$builds"
  usermod --append --groups dalan dalan-owner
  # Root changes the owner of media. If a user could replace it with a symlink, they would get its target.
  chown root:dalan "$settings" "$state"
  chown dalan:dalan "$state/media"
  chown dalan-build:dalan-build "$builds"
  chmod 750 "$settings" "$state" "$builds"
  # Servers and owner both write pictures, so new folders keep their common group.
  chmod 2770 "$state/media"
  # Servers and alarms read one file each; all others are for migrations and back-ups.
  find "$settings" -type f -exec chown root:dalan-owner {} + -exec chmod 640 {} +
  find "$settings" -type f \( -name shop.env -o -name alarm.env \) -exec chgrp dalan {} +
  install --directory --owner=dalan-owner --group=dalan-owner --mode=700 /var/backups/dalan
  # node_exporter reads the metrics of back-ups here.
  if [ -d "$metrics" ]; then
    chgrp dalan-owner "$metrics"
    chmod g+w "$metrics"
  fi
}

# The scripts that root runs come from the operator's checkout. Nobody else can write them.
install_commands() {
  install -d "$library/systemd"
  install -m 755 "$here"/*.sh "$library/"
  install -m 644 "$here/systemd/confined.conf" "$library/systemd/"
  # Caddy shows this page when no server answers.
  install -m 644 "$here/no-server.html" "$library/"
  install -m 755 "$here/dalan" /usr/local/bin/dalan
}

# keep_logs [FOLDER]: keeps the journal for 180 days, as CERT-In asks. journald deletes a file as soon as
# its first line is too old, so files span a week and one more week is added.
keep_logs() {
  local file="${1:-/etc/systemd/journald.conf.d}/dalan.conf" before
  before="$(checksums "$file")"
  mkdir -p "$(dirname "$file")"
  cat >"$file" <<'TEXT'
# Written by deploy/install-debian.sh. Put changes into a later file of this folder, such as own.conf.
[Journal]
Storage=persistent
MaxFileSec=1week
MaxRetentionSec=188day
SystemMaxUse=10G
SystemKeepFree=2G
TEXT
  if [ "$before" != "$(checksums "$file")" ]; then systemctl restart systemd-journald; fi
}

install_units() {
  local folder units=/etc/systemd/system
  install -m 644 "$here"/systemd/dalan* "$units/"
  for folder in "$units/dalan-.service.d" "$units/dalan@.service.d"; do
    mkdir -p "$folder"
    ln -sfn "$library/systemd/confined.conf" "$folder/confined.conf"
  done
  # It runs as postgres: RemoveIPC would take the shared memory of the running PostgreSQL.
  mkdir -p "$units/dalan-back-up.service.d"
  printf '[Service]\nRemoveIPC=false\n' >"$units/dalan-back-up.service.d/ipc.conf"
  systemctl daemon-reload
  systemctl enable dalan-worker "${ports[@]/#/dalan@}"
  systemctl enable --now dalan-certificate.timer
}

# Deliberate restarts must not count towards the unit's start limit.
restart_unit() {
  systemctl reset-failed "$1"
  systemctl restart "$1"
}

# checksums FILE…: prints those of files that exist.
checksums() {
  local file
  for file in "$@"; do
    if [ -e "$file" ]; then sha256sum "$file"; fi
  done
}

# is_untouched FILE: true if it is unchanged since Debian's package installed it.
is_untouched() {
  [[ "$(dpkg-query --show --showformat='${Conffiles}' caddy)" = *"$1 $(md5sum <"$1" | cut -d' ' -f1)"* ]]
}

# keep_caddyfile OURS THEIRS LAST: installs ours if the operator changed nothing since LAST, our previous
# version. Otherwise their file stays, and ours is written next to it once.
keep_caddyfile() {
  local ours="$1" theirs="$2" last="$3"
  if [ ! -e "$theirs" ] || cmp -s "$theirs" "$last" || { [ ! -e "$last" ] && is_untouched "$theirs"; }; then
    cp "$ours" "$theirs"
  elif ! cmp -s "$ours" "$theirs" && ! cmp -s "$ours" "$last"; then
    cp "$ours" "$theirs.dalan-new"
    echo "• You changed $theirs: it stays. The new one is $theirs.dalan-new; compare them."
  fi
  cp "$ours" "$last"
}

install_caddy() {
  if [ -z "$domain" ]; then return; fi
  local servers="${ports[*]/#/127.0.0.1:}" file=/etc/caddy/Caddyfile before phone
  local drop_in=/etc/systemd/system/caddy.service.d/dalan.conf
  before="$(checksums "$file" "$drop_in")"
  mkdir -p "$(dirname "$drop_in")"
  keep_caddyfile "$here/Caddyfile" "$file" "$library/Caddyfile"
  phone="$(setting "$settings/shop.env" SHOP_PHONE | tr -cd '0-9+() -')"
  printf '[Service]\nEnvironment="SHOP_DOMAIN=%s" "SHOP_SERVERS=%s" "SHOP_PAGES=%s" "SHOP_PHONE=%s"\n' \
    "$domain" "$servers" "$library" "$phone" >"$drop_in"
  systemctl daemon-reload
  systemctl enable --now caddy
  # A Caddy restart drops visitors' connections, so it restarts only after a change.
  if [ "$before" != "$(checksums "$file" "$drop_in")" ]; then systemctl restart caddy; fi
}
