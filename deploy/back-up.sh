#!/usr/bin/env bash
# Writes the database, the pictures and the settings, encrypted, to a folder named by the time, adds the
# people who were erased to erasures.log, copies both off-site, and removes old back-ups in both places. Only the private key decrypts a back-up. Do not
# keep that key on this machine.
#   DALAN_SETTINGS   the folder with owner.env and back-up-recipients.txt (/etc/dalan)
#   BACKUP_DIR       the target folder (/var/backups/dalan)
#   METRICS_DIR      where node_exporter reads files (/var/lib/prometheus/node-exporter)
# In the environment, or in back-up.env in the settings folder:
#   OFFSITE          the off-site location, in the form that off-site.sh describes; empty: none
#   KEEP_DAYS        how many days to keep back-ups (14)
set -euo pipefail
umask 077
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
# shellcheck source-path=SCRIPTDIR source=settings.sh
source "$here/settings.sh"
# shellcheck source-path=SCRIPTDIR source=off-site.sh
source "$here/off-site.sh"
# shellcheck source-path=SCRIPTDIR source=erasures.sh
source "$here/erasures.sh"
# shellcheck source-path=SCRIPTDIR source=metrics-file.sh
source "$here/metrics-file.sh"

settings="${DALAN_SETTINGS:-/etc/dalan}"
backups="${BACKUP_DIR:-/var/backups/dalan}"
recipients="$settings/back-up-recipients.txt"
if [ -e "$settings/back-up.env" ]; then
  OFFSITE="${OFFSITE-$(setting "$settings/back-up.env" OFFSITE)}"
  KEEP_DAYS="${KEEP_DAYS:-$(setting "$settings/back-up.env" KEEP_DAYS)}"
fi
KEEP_DAYS="${KEEP_DAYS:-14}"
[[ "$KEEP_DAYS" =~ ^[1-9][0-9]{0,4}$ ]] || refuse_setting 'KEEP_DAYS: Write a number of days, 1 or more.'
media="$(needed_setting "$settings/owner.env" MEDIA_DIR)"
use_database "$(needed_setting "$settings/owner.env" DATABASE_URL)"
use_off_site "$settings"

how_to="On another machine run \`age-keygen -o dalan-back-up.key\`, keep that file there, and write the line age1… that it shows into $recipients."
unreadable="$(find "$settings" -type f ! -readable)"
[ -z "$unreadable" ] || refuse_setting "$(whoami) may not read these settings, which belong into the back-up: ${unreadable//$'\n'/, }."
command -v age >/dev/null || refuse_setting 'age is not installed: apt-get install age.'
[ -s "$recipients" ] || refuse_setting "A back-up is kept encrypted only, and there is no $recipients. $how_to"
# A private key next to its back-ups protects nothing.
if grep -qsr 'AGE-SECRET-KEY-' "$settings"; then
  refuse_setting "There is an age private key in $settings: move it off this machine. $how_to"
fi
age --recipients-file "$recipients" </dev/null >/dev/null 2>&1 ||
  refuse_setting "$recipients: age cannot read it. $how_to"

name="dalan-$(date -u +%Y%m%dT%H%M%SZ)"
# An incomplete back-up has another name, so that nobody restores it by mistake.
partial="$backups/$name.partial"
mkdir -p "$partial"
trap 'rm -rf "$partial"' EXIT

# An older back-up must not bring these people back.
note_erasures "$backups/erasures.log"

# encrypted FILE: encrypts standard input, so that plain data is never written to disk.
encrypted() { age --recipients-file "$recipients" --output "$partial/$1.age"; }

# archive FOLDER [OPTION…]; tar exits with 1 if a file changed meanwhile, such as an upload.
archive() { tar --create --directory="$1" "${@:2}" . || [ $? -eq 1 ]; }

# The database comes first, so that every picture it references is in the second file.
pg_dump --format=custom | encrypted database.dump
archive "$media" --exclude=./incoming | encrypted media.tar
archive "$settings" | encrypted settings.tar
(cd "$partial" && sha256sum ./*.age >SHA256SUMS && sync ./*)
mv "$partial" "$backups/$name"
write_metric dalan-back-up "dalan_back_up_finished_timestamp_seconds $(date +%s)"
echo "$backups/$name: $(du -sh "$backups/$name" | cut -f1)"

# too_old < NAMES: prints those older than KEEP_DAYS; the names contain the time.
oldest="dalan-$(date -u -d "-$KEEP_DAYS days" +%Y%m%dT%H%M%SZ)"
too_old() { awk -v oldest="$oldest" '/^dalan-[0-9]+T[0-9]+Z([.]partial)?$/ && $0 < oldest'; }

find "$backups" -mindepth 1 -maxdepth 1 -type d -printf '%f\n' | too_old | while read -r old; do
  rm -rf "${backups:?}/$old"
done

if [ -z "${OFFSITE:-}" ]; then
  echo 'OFFSITE is not set: if this machine is lost, so are its back-ups.' >&2
  exit
fi
# The metric is zero until the first copy, so that the alarm also fires if there never was one.
off_site_metric() { write_metric dalan-back-up-off-site "dalan_back_up_off_site_timestamp_seconds $1"; }
has_metric dalan-back-up-off-site || off_site_metric 0
# Their list is taken first: on a new machine it is the longer one.
take_erasures "$backups/erasures.log" "$OFFSITE"
if ! copy_off_site "$backups" "$OFFSITE" || ! send_erasures "$backups/erasures.log" "$OFFSITE"; then
  echo "The back-up in $backups/$name is complete, but it could not be copied to OFFSITE." >&2
  exit 1
fi
list_off_site "$OFFSITE" | too_old | while read -r old; do remove_off_site "$OFFSITE" "$old"; done
off_site_metric "$(date +%s)"
echo 'Copied to OFFSITE.'
