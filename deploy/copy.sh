#!/usr/bin/env bash
# Runs for good, as dalan-owner: copies the back-ups of the database, pictures, settings and the list of
# erased people off-site every 15 seconds, pictures and settings every hour into a repository here, and
# writes the ages of all for Prometheus. See back-ups.sh for the settings. It ends at the first failure,
# and systemd starts it again.
#   METRICS_DIR      where node_exporter reads files (/var/lib/prometheus/node-exporter)
set -euo pipefail
umask 077
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
for part in settings back-ups erasures metrics-file; do
  # shellcheck source=/dev/null
  source "$here/$part.sh"
done
use_back_up_settings
use_database "$(needed_setting "$settings/owner.env" DATABASE_URL)"
media="$(needed_setting "$settings/owner.env" MEDIA_DIR)"
paths=("$settings" "$media" "$erasures" /etc/postgresql)
has_metric dalan-back-up-off-site || [ -z "$OFFSITE" ] ||
  write_metric dalan-back-up-off-site 'dalan_back_up_off_site_timestamp_seconds 0'

database_report() { pgbackrest --config="$pgbackrest_conf" --stanza=dalan info --output=json; }

# keep REPOSITORY PATH…: restic exits with 3 if a file disappeared meanwhile.
keep() {
  local -n restic_at="$1"
  "${restic_at[@]}" backup --host dalan --tag "$shop" --exclude "$media/incoming" --exclude '*.pgbackrest.tmp' "${@:2}" || [ $? = 3 ]
}

# newest: the time of the newest copy off-site, from restic's own list.
newest() {
  local time
  time="$("${off_site[@]}" snapshots --latest 1 --group-by '' --json | jq -r '.[-1].time')"
  date -d "$time" +%s
}

# thin_out REPOSITORY: keeps a copy of each hour for two days, and of each day for KEEP_DAYS.
thin_out() {
  local -n restic_at="$1"
  "${restic_at[@]}" unlock
  "${restic_at[@]}" forget --group-by '' --keep-within 2h --keep-within-hourly 2d --keep-within-daily "${KEEP_DAYS}d" "${prune[@]}"
}

# use_off_site IDENTIFIERS: makes the repository, and refuses the one of another shop: a new machine must
# not bury the back-ups that it is to be restored from. A database has a second identifier after an
# upgrade of PostgreSQL.
use_off_site() {
  local theirs
  ensure_repository "${off_site[@]}"
  theirs="$("${off_site[@]}" snapshots --latest 1 --group-by '' --json | jq -r '.[-1].tags[0] // empty')"
  if [ -n "$theirs" ] && ! grep -qx "$theirs" <<<"$1"; then
    refuse_setting "OFFSITE has the back-ups of another database ($theirs, this is $shop): run dalan restore --off-site, or name another place."
  fi
}

write_ages_of_database() {
  local base archived failing
  base="$(database_report | jq '.[0].backup[-1].timestamp.stop // 0')"
  archived="$(psql -wAtXc 'select coalesce(extract(epoch from last_archived_time)::bigint, 0) from pg_stat_archiver')"
  failing="$(psql -wAtXc 'select (coalesce(last_failed_time > last_archived_time, last_failed_time is not null))::int from pg_stat_archiver')"
  write_metric dalan-back-up "dalan_back_up_finished_timestamp_seconds $base
dalan_back_up_orders_timestamp_seconds $archived
dalan_back_up_wal_failing $failing"
}

copy() {
  local now off_site_at
  now="$(date +%F-%H)"
  note_erasures "$erasures"
  write_ages_of_database
  if [ -n "$OFFSITE" ]; then
    keep off_site "${paths[@]}" "$database_repository"
    off_site_at="$(newest)"
    write_metric dalan-back-up-off-site "dalan_back_up_off_site_timestamp_seconds $off_site_at"
  fi
  if [ "$hour" != "$now" ]; then
    # The room of what was thinned out is freed once a day.
    prune=()
    if [ "${hour%-*}" != "${now%-*}" ]; then prune=(--prune); fi
    keep files "${paths[@]}"
    thin_out files
    if [ -n "$OFFSITE" ]; then thin_out off_site; fi
    hour="$now"
  fi
  touch "$RUNTIME_DIRECTORY/copied"
}

identifiers="$(database_report | jq -r '.[0].db[] | "database-\(."system-id")"')"
shop="${identifiers##*$'\n'}"
ensure_repository "${files[@]}"
if [ -n "$OFFSITE" ]; then use_off_site "$identifiers"; fi
# Everything is done once after a start, also what is due every hour.
hour=''
while :; do
  copy
  sleep 15
done
