#!/usr/bin/env bash
# Puts a back-up in the place of everything that the database holds. The shop must be stopped.
#   deploy/restore.sh /var/backups/dalan/dalan-20260101T023000Z
#   DALAN_SETTINGS   the folder with owner.env (/etc/dalan)
# The database and both roles must be there: deploy/install-debian.sh makes them.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=settings.sh
source "$(dirname "${BASH_SOURCE[0]}")/settings.sh"

backup="${1:?Name the folder of a back-up.}"
owner_env="${DALAN_SETTINGS:-/etc/dalan}/owner.env"
media="$(setting "$owner_env" MEDIA_DIR)"
use_database "$(setting "$owner_env" DATABASE_URL)"

(cd "$backup" && sha256sum --check --quiet SHA256SUMS)

# The database's own workers have no name of a user.
others="$(psql -wAtXc 'select count(*) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and usename is not null')"
if [ "$others" != 0 ]; then
  echo "$others connections are open to $PGDATABASE: stop the shop and its worker first." >&2
  exit 1
fi

# In one transaction: a restore that breaks off leaves everything as it was.
{
  echo 'set client_min_messages = warning; drop schema public cascade; create schema public;'
  pg_restore --no-owner --no-comments --file=- "$backup/database.dump"
} | psql --quiet --no-psqlrc --no-password --single-transaction --set=ON_ERROR_STOP=1 >/dev/null

# Pictures never change under their names, and the worker removes those that nothing names any more.
mkdir -p "$media"
tar --extract --file="$backup/media.tar" --directory="$media"
if [ "$(id -u)" = 0 ]; then chown -R --reference="$media" "$media"; fi
echo "$backup is restored into $PGDATABASE and $media."
