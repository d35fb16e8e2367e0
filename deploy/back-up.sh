#!/usr/bin/env bash
# Writes the database and the pictures to a folder of the moment, and removes folders that are too old.
#   DALAN_SETTINGS   the folder with owner.env (/etc/dalan)
#   BACKUP_DIR       where to (/var/backups/dalan)
#   KEEP_DAYS        how long (14)
set -euo pipefail
umask 077
# shellcheck source-path=SCRIPTDIR source=settings.sh
source "$(dirname "${BASH_SOURCE[0]}")/settings.sh"

owner_env="${DALAN_SETTINGS:-/etc/dalan}/owner.env"
backups="${BACKUP_DIR:-/var/backups/dalan}"
media="$(setting "$owner_env" MEDIA_DIR)"
use_database "$(setting "$owner_env" DATABASE_URL)"

target="$backups/dalan-$(date -u +%Y%m%dT%H%M%SZ)"
# What was broken off bears another name: nobody restores it by mistake.
partial="$target.partial"
mkdir -p "$partial"
trap 'rm -rf "$partial"' EXIT

# The database first: a picture that it names is then in the second file too.
pg_dump --format=custom --file="$partial/database.dump"
pg_restore --list "$partial/database.dump" >/dev/null
# 1: a file came or went meanwhile; uploads in progress do.
tar --create --file="$partial/media.tar" --directory="$media" --exclude=./incoming . || [ $? -eq 1 ]
(cd "$partial" && sha256sum database.dump media.tar >SHA256SUMS)
mv "$partial" "$target"

find "$backups" -mindepth 1 -maxdepth 1 -type d -name 'dalan-*' -mtime "+${KEEP_DAYS:-14}" \
  -exec rm -rf {} +
echo "$target: $(du -sh "$target" | cut -f1)"
