#!/usr/bin/env bash
# Brings the shop back to a moment, as root; the end of `dalan restore`. The database is restored beside
# the running one and checked there. The shop closes only while the two are exchanged.
#   --to "2026-11-17 14:05"   the moment, in Pune's time; without it: the last one that was kept
#   --off-site                from OFFSITE, such as on a new machine; else from this machine
# Keeps the database from before in a folder beside, and says where.
set -euo pipefail
umask 077
library="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
for part in settings run-as back-ups erasures; do
  # shellcheck source=/dev/null
  source "$library/$part.sh"
done
# shellcheck disable=SC2034
prefix='' home=/opt/dalan builds=/var/lib/dalan-build state=/var/lib/dalan
BESIDE_PORT=5499

say() { printf '• %s\n' "$*"; }
give_up() { say "$* Nothing was changed." >&2 && exit 1; }
to='' from=here
while [ $# -gt 0 ]; do
  case "$1" in
    --to) to="$(TZ=Asia/Kolkata date -d "${2:-}" '+%F %T%:z')" || give_up 'Write --to "2026-11-17 14:05".' && shift ;;
    --off-site) from=off-site ;;
    *) sed -n '2,7s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2 && exit 64 ;;
  esac
  shift
done
if [ -n "$to" ] && [ "$(date -d "$to" +%s)" -gt "$(date +%s)" ]; then give_up "$to has not come yet."; fi
started=$SECONDS
use_back_up_settings
find_cluster || give_up 'PostgreSQL is on another machine: restore it there.'
media="$(needed_setting "$settings/owner.env" MEDIA_DIR)"
beside="$cluster_data.beside" suffix="before-$(date +%Y%m%dT%H%M%S)" work=/var/tmp/dalan-restore
before="$cluster_data.$suffix" plain_settings=/run/dalan-restore
cluster="postgresql@$cluster_version-$cluster_name" bin="/usr/lib/postgresql/$cluster_version/bin"
as_kept() { runuser -u dalan-owner -g dalan-owner -G dalan -- "$@"; }

stop_beside() { if [ -e "$beside/postmaster.pid" ]; then as_postgres "$bin/pg_ctl" --pgdata="$beside" --silent --mode=fast stop; fi; }
clean_up() {
  stop_beside || true
  rm -rf "$work" "$beside" "$plain_settings"
}
clean_up
trap clean_up EXIT
install --directory --owner=dalan-owner --group=dalan-owner --mode=750 "$work"
chmod 711 "$work"
install --directory --owner=dalan-owner --group=dalan-owner --mode=700 "$RESTIC_CACHE_DIR"

# Fetch. restic checks every byte that it writes.
repository="$database_repository"
if [ "$from" = off-site ]; then
  [ -n "$OFFSITE" ] || refuse_setting "OFFSITE: Write it into $settings/back-up.env."
  files=("${off_site[@]}") repository="$work/repository"
fi
copies="$(as_kept "${files[@]}" snapshots --host dalan --json)" ||
  give_up "The copies cannot be read: is OFFSITE right, and BACK_UP_KEY in $settings/back-up.env the key of this back-up?"
# Pictures and settings of the first copy after the moment: a later one may miss some.
copy="$(jq -r --arg to "$(date -d "${to:-now}" +%s)" '[.[] | {id, at: (.time | sub("[.][0-9]+Z$"; "Z") | fromdate)}]
  | ([.[] | select(.at >= ($to | tonumber))][0] // .[-1]).id // empty' <<<"$copies")"
[ -n "$copy" ] || give_up 'There is no copy of pictures and settings.'
enough_room() {
  local room
  room="$(df --output=avail -B1 "$1" | tail -n 1)"
  [ "$2" -lt "$room" ] || give_up "$(($2 / 1000000)) MB must be free in $1, and $((room / 1000000)) MB are."
}
if [ "$from" = off-site ]; then
  needed="$(as_kept "${files[@]}" stats --json latest | jq .total_size)"
  enough_room "$work" "$needed"
  as_kept "${files[@]}" restore latest --target "$work/fetched" --include "$database_repository" --include "$erasures" 2>&1 | tail -n 3 ||
    give_up 'The back-up could not be fetched whole.'
  # postgres may not enter the folders around it, which restic made.
  mv "$work/fetched$database_repository" "$repository"
  chown -R postgres:postgres "$repository"
fi
as_kept "${files[@]}" restore "$copy" --target "$work/files" --include "$media" --include "$settings" ||
  give_up 'Pictures and settings could not be fetched whole.'
say "Fetched after $((SECONDS - started)) s"

# Decrypt and restore beside. pgBackRest checks every file.
beside_conf="$plain_settings/pgbackrest.conf"
install --directory --group=postgres --mode=751 "$plain_settings"
(pgbackrest_conf="$beside_conf" && write_pgbackrest_conf)
report="$(as_postgres pgbackrest --config="$beside_conf" --stanza=dalan --repo1-path="$repository" info --output=json)" ||
  give_up 'The back-up of the database cannot be read.'
enough_room "$(dirname "$beside")" "$(jq '.[0].backup[-1].info.size // 0' <<<"$report")"
if [ "$from" = here ] && as_postgres psql -qAtXc 'select pg_switch_wal()' >/dev/null 2>&1; then sleep 2; fi
moment=(--type=default)
if [ -n "$to" ]; then moment=(--type=time --target="$to" --target-action=promote); fi
as_postgres mkdir -m 700 "$beside"
as_postgres pgbackrest --config="$beside_conf" --stanza=dalan --repo1-path="$repository" --pg1-path="$beside" \
  "${moment[@]}" restore || give_up 'The database could not be restored beside: see above.'
# What pgBackRest does not replace on its own: a standby that this copy does not have.
as_postgres sed -i '/^synchronous_standby_names/d' "$beside/postgresql.auto.conf"

start_beside() {
  as_postgres "$bin/pg_ctl" --pgdata="$beside" --silent --wait --timeout=86400 --log="$beside/beside.log" start -o "-p $BESIDE_PORT \
    -c config_file=/etc/postgresql/$cluster_version/$cluster_name/postgresql.conf -c data_directory=$beside -c external_pid_file= \
    -c listen_addresses=127.0.0.1 -c hot_standby=off -c archive_command=/bin/false -c cluster_name=beside -c logging_collector=off" >/dev/null || return
  # Only then is all WAL replayed.
  until as_postgres pg_isready --quiet --port="$BESIDE_PORT"; do
    as_postgres "$bin/pg_ctl" --pgdata="$beside" status >/dev/null || return
    sleep 0.3
  done
}
if ! start_beside; then
  # The moment was after the last order: then its end is what is wanted.
  grep -q 'recovery ended before configured recovery target was reached' "$beside/beside.log" ||
    { tail -n 15 "$beside/beside.log" >&2 && give_up 'The restored database does not start.'; }
  as_postgres sed -i '/^recovery_target/d' "$beside/postgresql.auto.conf"
  start_beside || { tail -n 15 "$beside/beside.log" >&2 && give_up 'The restored database does not start.'; }
fi
sed -n 's/.*LOG:  \(last completed transaction was at log time .*\)/• The \1/p' "$beside/beside.log" | tail -n 1
say "Restored beside after $((SECONDS - started)) s"

# The passwords are those of this machine's settings, also for another shop's copy.
for name in owner shop; do
  (
    use_database "$(needed_setting "$settings/$name.env" DATABASE_URL)"
    as_postgres psql -qXv ON_ERROR_STOP=1 -p "$BESIDE_PORT" <<<"alter role \"$PGUSER\" password '${PGPASSWORD//\'/\'\'}'"
  )
done
sed -E "s#^(DATABASE_URL=[^@]+@[^/:]+)(:[0-9]+)?/#\1:$BESIDE_PORT/#" "$settings/owner.env" >"$plain_settings/owner.env"
chgrp dalan-owner "$plain_settings/owner.env" && chmod 640 "$plain_settings/owner.env"
beside_program() { (settings="$plain_settings" && run_program "$home/current" "$@"); }

# Whoever was erased since stays erased.
touch "$erasures" && chown dalan-owner:dalan-owner "$erasures"
if [ -e "$work/fetched$erasures" ]; then merge_erasures "$erasures" "$(cat "$work/fetched$erasures")"; fi
note_live_erasures() { (use_database "$(needed_setting "$settings/owner.env" DATABASE_URL)" && note_erasures "$erasures") || true; }
erase_again() {
  note_live_erasures
  if [ -s "$erasures" ]; then beside_program apps/server/src/erase-again.ts "$erasures"; fi
}
beside_program apps/server/src/db-migrate.ts || give_up 'The restored database could not be migrated.'
erase_again || give_up 'Nobody could be erased again.'
beside_program apps/server/src/db-check.ts || give_up 'The restored database is not consistent: choose an earlier moment.'
say "Checked after $((SECONDS - started)) s"

# A picture never changes under its name, and the worker removes what nothing shows.
(umask 022 && cp --recursive --no-clobber "$work/files$media/." "$media/")
chown -R --reference="$media" "$media"

# start_shop: by the servers' own word. Caddy may have no certificate where the domain does not lead yet, and
# `dalan start` says so.
start_shop() {
  local port
  if dalan start; then return; fi
  for port in $(setting "$settings/install.env" PORTS); do
    curl --silent --fail --output /dev/null --max-time 3 "http://127.0.0.1:$port/readyz" || return
  done
}

# Exchange. From here on the shop is closed.
closed=$SECONDS theirs="/root/dalan-settings-$suffix" kept=("$before" "$theirs")
put_back() {
  local folder
  say 'The databases could not be exchanged: the one from before is put back.' >&2
  systemctl stop "$cluster" || true
  if [ -e "$before" ]; then
    mv "$cluster_data" "$beside" 2>/dev/null || true
    mv "$before" "$cluster_data"
  fi
  for folder in "$database_repository" "$files_repository"; do
    if [ -e "$folder.$suffix" ]; then
      rm -rf "$folder"
      mv "$folder.$suffix" "$folder"
    fi
  done
  systemctl start "$cluster"
  start_shop || say 'It does not start: see dalan logs.' >&2
  systemctl start dalan-copy || true
  clean_up
}
trap put_back EXIT
systemctl stop dalan-copy dalan-back-up
dalan stop
erase_again
stop_beside
as_postgres sed -i '/^recovery_target/d; /^restore_command/d' "$beside/postgresql.auto.conf"
# If the one from before is put back, its later restores must not find this timeline in the archive.
as_postgres tee -a "$beside/postgresql.auto.conf" >/dev/null <<<"$no_archiving"
rm "$beside/beside.log"
systemctl stop "$cluster"
mv "$cluster_data" "$before"
mv "$beside" "$cluster_data"
if [ "$from" = off-site ]; then
  mv "$database_repository" "$database_repository.$suffix"
  mv "$repository" "$database_repository"
  kept+=("$database_repository.$suffix")
  # Its key may be another one.
  if [ -e "$files_repository" ]; then
    mv "$files_repository" "$files_repository.$suffix"
    kept+=("$files_repository.$suffix")
  fi
fi
systemctl start "$cluster"
start_shop
trap clean_up EXIT
say "The shop was closed for $((SECONDS - closed)) s. It is as it was ${to:-at the last moment that was kept}, after $((SECONDS - started)) s."

# Settings of files that this machine does not have come back; the others stay as they are.
cp --archive "$work/files$settings" "$theirs"
cp --no-clobber "$theirs"/* "$settings/"
find "$settings" -type f -exec chown root:dalan-owner {} + -exec chmod 640 {} +
find "$settings" -type f \( -name shop.env -o -name alarm.env \) -exec chgrp dalan {} +
diff --brief "$theirs" "$settings" | sed "s/^Files .* and \(.*\) differ/• \1 is not as it was: compare it with $(sed 's/[/&]/\\&/g' <<<"$theirs")./" || true
# The copies of a new machine failed until now, so as not to bury what was restored.
systemctl reset-failed 'dalan*'
set_up_back_ups
systemctl start --no-block dalan-back-up
say 'These stay until you remove them: the database from before, the settings of the back-up, after --off-site the back-ups from before.'
printf '    %s\n' "${kept[@]}"
tell_of_back_ups
