#!/usr/bin/env bash
# Makes a base back-up of the database, as postgres: what changed since the last whole one, and on
# Sundays a whole one. WAL comes by itself between them, pictures and settings by copy.sh.
set -euo pipefail
type='diff'
if [ "$(TZ=Asia/Kolkata date +%u)" = 7 ]; then type='full'; fi
pgbackrest --config=/etc/pgbackrest/dalan.conf --stanza=dalan --type="$type" backup
