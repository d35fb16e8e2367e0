#!/usr/bin/env bash
# Replaces the whole database with a back-up. The shop must be stopped.
#   deploy/restore.sh FOLDER --identity FILE [--settings-to FOLDER]
#   FOLDER         such as /var/backups/dalan/dalan-20260101T023000Z, or an off-site one in the form of
#                  off-site.sh: back-up@other.example:/srv/dalan/dalan-20260101T023000Z
#   --identity     the private key: the file from age-keygen. Remove it from this machine afterwards.
#   --settings-to  also writes the settings of that day there, for reference
#   DALAN_SETTINGS the folder with owner.env (/etc/dalan)
#   BACKUP_DIR     the folder with erasures.log (/var/backups/dalan)
# The database and both roles must exist: deploy/install-debian.sh creates them.
set -euo pipefail
umask 077
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
# shellcheck source-path=SCRIPTDIR source=settings.sh
source "$here/settings.sh"
# shellcheck source-path=SCRIPTDIR source=off-site.sh
source "$here/off-site.sh"
# shellcheck source-path=SCRIPTDIR source=erasures.sh
source "$here/erasures.sh"

usage() { sed -n '2,10s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2 && exit 64; }
backup='' identity='' settings_to=''
while [ $# -gt 0 ]; do
  case "$1" in
    --identity | --settings-to)
      if [ $# -lt 2 ]; then usage; fi
      if [ "$1" = --identity ]; then identity="$2"; else settings_to="$2"; fi
      shift
      ;;
    -*) usage ;;
    *)
      if [ -n "$backup" ]; then usage; fi
      backup="$1"
      ;;
  esac
  shift
done
[ -n "$backup" ] || usage
settings="${DALAN_SETTINGS:-/etc/dalan}"
erasures="${BACKUP_DIR:-/var/backups/dalan}/erasures.log"
place="$(dirname "$backup")"

if ! [ -d "$backup" ]; then
  use_off_site "$settings"
  fetched="$(mktemp -d -p "${TMPDIR:-/var/tmp}")"
  trap 'rm -rf "$fetched"' EXIT
  if ! fetch_off_site "$backup" "$fetched"; then
    echo "$backup is not a local folder, and could not be fetched from off-site." >&2
    exit 1
  fi
  backup="$fetched"
fi
(cd "$backup" && sha256sum --check --quiet SHA256SUMS)

# The key is read only once: the file may be a pipe, so that the key is never on this disk.
key=''
if [ -n "$identity" ]; then key="$(cat "$identity")"; fi

# plain NAME: prints a decrypted part of the back-up; older back-ups were not encrypted.
plain() {
  if ! [ -e "$backup/$1.age" ]; then
    cat "$backup/$1"
  else
    age --decrypt --identity <(printf '%s\n' "$key") "$backup/$1.age"
  fi
}

# The key must be correct and every part complete before anything changes.
for part in database.dump media.tar; do
  if ! plain "$part" >/dev/null; then
    echo "$part cannot be decrypted: pass the private key of this back-up with --identity. Nothing was changed." >&2
    exit 1
  fi
done

if [ -n "$settings_to" ]; then
  mkdir -p "$settings_to"
  plain settings.tar | tar --extract --directory="$settings_to"
  echo "The settings of that day are in $settings_to."
fi

owner_env="$settings/owner.env"
media="$(needed_setting "$owner_env" MEDIA_DIR)"
use_database "$(needed_setting "$owner_env" DATABASE_URL)"

# PostgreSQL's own workers have no user name.
others="$(psql -wAtXc 'select count(*) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and usename is not null')"
if [ "$others" != 0 ]; then
  echo "$others connections are open to $PGDATABASE: stop the shop and its worker first." >&2
  exit 1
fi

# People erased since the last back-up, and those on the list beside this one, are noted before the
# data is replaced.
if ! mkdir -p "$(dirname "$erasures")"; then
  echo 'Name the folder of the back-ups in BACKUP_DIR: it has the list of erased people. Nothing was changed.' >&2
  exit 1
fi
note_erasures "$erasures"
take_erasures "$erasures" "$place"

# This is one transaction: `commit` is sent only after everything else, so an interrupted restore,
# killed or with a full disk, changes nothing.
{
  echo 'begin; set client_min_messages = warning; drop schema if exists public, pgboss cascade; create schema public;'
  plain database.dump | pg_restore --no-owner --no-comments --file=-
  echo 'commit;'
} | psql --quiet --no-psqlrc --no-password --set=ON_ERROR_STOP=1 >/dev/null

# A picture file never changes under its name, and the worker removes orphans.
(umask 022 && mkdir -p "$media" && plain media.tar | tar --extract --no-overwrite-dir --directory="$media")
if [ "$(id -u)" = 0 ]; then chown -R --reference="$media" "$media"; fi
echo "The back-up is restored into $PGDATABASE and $media."
if [ -s "$erasures" ]; then
  echo "It may hold people who were erased since. After \`db:migrate\` run: npm run erase-again -- $erasures"
fi
