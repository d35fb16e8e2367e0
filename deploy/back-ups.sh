# shellcheck shell=bash
# Sourced by back-up.sh, copy.sh, restore.sh and the installer: where back-ups are, and with which key.
#   database    pgBackRest in /var/lib/pgbackrest: base back-ups and every WAL segment, encrypted
#   files       restic in /var/backups/dalan/files: pictures, settings, the list of erased people
#   off-site    restic at OFFSITE: all of it, and the repository of the database
# In back-up.env of the settings folder; keep a copy of it off this machine:
#   BACK_UP_KEY   encrypts all three
#   OFFSITE       sftp:user@host:/folder, a folder on another disk, s3:https://host/bucket or
#                 rclone:remote:path; empty: none. Lines AWS_… are for S3
#   OFFSITE_PORT  of ssh (22)
#   KEEP_DAYS     how many days a moment can be restored (14)

settings="${DALAN_SETTINGS:-/etc/dalan}"
backups="${BACKUP_DIR:-/var/backups/dalan}"
database_repository=/var/lib/pgbackrest
pgbackrest_conf=/etc/pgbackrest/dalan.conf
erasures="$backups/erasures.log"
files_repository="$backups/files"
no_archiving="archive_command = ''"

use_back_up_settings() {
  local file="$settings/back-up.env" name
  RESTIC_PASSWORD="$(needed_setting "$file" BACK_UP_KEY)" || exit
  OFFSITE="$(setting "$file" OFFSITE)"
  KEEP_DAYS="$(setting "$file" KEEP_DAYS)"
  KEEP_DAYS="${KEEP_DAYS:-14}"
  [[ "$KEEP_DAYS" =~ ^[1-9][0-9]{0,3}$ ]] || refuse_setting 'KEEP_DAYS: Write a number of days, 1 or more.'
  export RESTIC_PASSWORD RESTIC_CACHE_DIR="${CACHE_DIRECTORY:-/var/cache/dalan-copy}" RCLONE_CONFIG="$settings/rclone.conf"
  while read -r name; do export "$name=$(setting "$file" "$name")"; done < <(sed -n 's/^\(AWS_[A-Z_]*\)=.*/\1/p' "$file")
  local port host
  port="$(setting "$file" OFFSITE_PORT)"
  # Times in restic's list are then always in UTC.
  restic=(env TZ=UTC restic --quiet)
  files=("${restic[@]}" --repo "$files_repository")
  off_site=("${restic[@]}" --repo "$OFFSITE")
  case "$OFFSITE" in
    sftp:*:*)
      host="${OFFSITE#sftp:}"
      off_site+=(-o "sftp.command=ssh -i $settings/off-site.key -o UserKnownHostsFile=$settings/off-site.known-hosts -o BatchMode=yes -o ConnectTimeout=10 -o ServerAliveInterval=15 -p ${port:-22} ${host%%:*} -s sftp")
      ;;
    '' | /* | s3:* | rclone:*) ;;
    *) refuse_setting 'OFFSITE: Write sftp:user@host:/folder, /folder, s3:https://host/bucket or rclone:remote:path.' ;;
  esac
}

# ensure_repository RESTIC…: makes the repository at the first time.
ensure_repository() { "$@" cat config >/dev/null 2>&1 || "$@" init; }

# find_cluster: sets cluster_version, cluster_name, cluster_port and cluster_data to Debian's cluster with the shop's
# database. Fails, and they are empty, if PostgreSQL is elsewhere: whoever runs it there backs it up.
find_cluster() {
  local line
  line="$(
    use_database "$(needed_setting "$settings/owner.env" DATABASE_URL)"
    if ! [[ "$PGHOST" =~ ^(localhost|127[.]0[.]0[.]1|::1)$ ]]; then exit; fi
    pg_lsclusters --no-header | awk -v port="$PGPORT" '$3 == port { print $1, $2, $3, $6 }'
  )" || if [ $? = 78 ]; then exit 78; fi
  read -r cluster_version cluster_name cluster_port cluster_data <<<"$line"
  [ -n "$cluster_data" ]
}

# write_pgbackrest_conf: only root and postgres may read it, because it has the key.
write_pgbackrest_conf() {
  install -d /etc/pgbackrest
  (umask 077 && cat >"$pgbackrest_conf.new") <<TEXT
# Written by Dalan from $settings/back-up.env and PostgreSQL's settings: change those.
[global]
repo1-path=$database_repository
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=$RESTIC_PASSWORD
repo1-retention-full-type=time
repo1-retention-full=$KEEP_DAYS
compress-type=zst
start-fast=y
log-level-file=off
log-level-console=warn

[dalan]
pg1-path=$cluster_data
pg1-port=$cluster_port
TEXT
  chown root:postgres "$pgbackrest_conf.new" && chmod 640 "$pgbackrest_conf.new"
  mv "$pgbackrest_conf.new" "$pgbackrest_conf"
}

# keep_wal: makes PostgreSQL hand every WAL segment to pgBackRest, at the latest every 30 seconds. It is
# restarted for that, once. A restore turns it off until the shop has started. After each start it would sleep for up to five minutes before it looks at
# archive_timeout for the first time; a reload wakes it.
keep_wal() {
  local unit="postgresql@$cluster_version-$cluster_name" before
  local file="/etc/postgresql/$cluster_version/$cluster_name/conf.d/dalan.conf"
  local start="/etc/systemd/system/$unit.service.d/dalan.conf"
  before="$(cat "$file" "$start" 2>/dev/null || true)"
  mkdir -p "$(dirname "$start")"
  cat >"$file" <<TEXT
# Written by Dalan.
archive_mode = on
archive_command = 'pgbackrest --config=$pgbackrest_conf --stanza=dalan archive-push %p'
archive_timeout = 30s
TEXT
  cat >"$start" <<TEXT
# Written by Dalan.
[Service]
ExecStartPost=-/bin/sh -c 'for i in \$(seq 600); do pg_isready -q -p $cluster_port && break; sleep 0.5; done; kill -HUP \$MAINPID'
TEXT
  chmod 644 "$file" "$start"
  systemctl daemon-reload
  if grep -qx "$no_archiving" "$cluster_data/postgresql.auto.conf"; then
    as_postgres sed -i "/^$no_archiving\$/d" "$cluster_data/postgresql.auto.conf"
    systemctl reload "$unit"
  fi
  if [ "$before" != "$(cat "$file" "$start")" ]; then systemctl restart "$unit"; fi
}

# The environment is clean: a PGHOST would lead to another server than the local socket.
as_postgres() { (cd / && runuser -u postgres -- env -i PATH="$PATH" LANG=C.UTF-8 "$@"); }

# allow_off_site: the unit may write to no other folder than those it names.
allow_off_site() {
  local folder=/etc/systemd/system/dalan-copy.service.d
  mkdir -p "$folder"
  rm -f "$folder/off-site.conf"
  if [[ "$OFFSITE" = /* ]]; then
    install --directory --owner=dalan-owner --group=dalan-owner --mode=700 "$OFFSITE"
    printf '[Service]\nReadWritePaths="%s"\n' "$OFFSITE" >"$folder/off-site.conf"
  fi
  systemctl daemon-reload
}

# set_up_back_ups: starts them on this machine, or on with the settings that were changed.
set_up_back_ups() {
  local stanza='stanza-create'
  use_back_up_settings
  if ! find_cluster; then
    echo '• PostgreSQL is on another machine: whoever runs it there backs it up. Pictures and settings are NOT backed up here.'
    systemctl disable --quiet --now dalan-back-up.timer dalan-copy
    return
  fi
  install --directory --owner=dalan-owner --group=dalan-owner --mode=700 "$backups" "$files_repository"
  write_pgbackrest_conf
  # It changes something only after an upgrade of PostgreSQL.
  if [ -e "$database_repository/backup/dalan/backup.info" ]; then stanza='stanza-upgrade'; fi
  as_postgres pgbackrest --config="$pgbackrest_conf" --stanza=dalan "$stanza"
  keep_wal
  allow_off_site
  systemctl enable --quiet dalan-copy
  systemctl enable --quiet --now dalan-back-up.timer
  # Deliberate restarts do not count as failures.
  systemctl reset-failed dalan-copy
  systemctl restart dalan-copy
  # The first base back-up is made at once.
  if [ "$(as_postgres pgbackrest --config="$pgbackrest_conf" --stanza=dalan info --output=json | jq '.[0].backup | length')" = 0 ]; then
    systemctl start --no-block dalan-back-up
  fi
}

# tell_of_back_ups: what is off, and says so. An installation or a restore ends with it.
tell_of_back_ups() {
  local keys=''
  if [ ! -s "$settings/alarm.env" ]; then echo "• NO ALARMS: nobody is told when something fails. Write ALARM_TO into $settings/alarm.env."; fi
  # Said already: they are somebody else's.
  if [ -z "$cluster_data" ]; then return; fi
  if [ -z "$OFFSITE" ]; then echo "• NO OFF-SITE COPY: if this machine is lost, so are its back-ups. Write OFFSITE into $settings/back-up.env, then run dalan back-up."; fi
  case "$OFFSITE" in
    sftp:*) keys=', off-site.key and off-site.known-hosts' ;;
    rclone:*) keys=' and rclone.conf' ;;
  esac
  echo "• Keep copies of $settings/back-up.env$keys off this machine: without them no back-up can be read."
}
