#!/usr/bin/env bash
# Gives both database roles new passwords and writes them into the settings. Restart the shop
# afterwards: open connections stay open, but new ones need the new password.
#   DALAN_SETTINGS   the folder with owner.env and shop.env (/etc/dalan)
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=settings.sh
source "$(dirname "${BASH_SOURCE[0]}")/settings.sh"

settings="${DALAN_SETTINGS:-/etc/dalan}"

for name in shop owner; do
  file="$settings/$name.env"
  use_database "$(setting "$file" DATABASE_URL)"
  password="$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')"
  new="$(mktemp "$file.XXXXXX")"
  sed -E "s#^(DATABASE_URL=[^:]+://[^:/?]+)(:[^/?]*)?@#\1:$password@#" "$file" >"$new"
  chmod --reference="$file" "$new"
  chown --reference="$file" "$new"
  # Standard input keeps the password out of the process list.
  psql -qwXv ON_ERROR_STOP=1 <<<"alter role current_user password '$password'"
  mv "$new" "$file"
  echo "$PGUSER has a new password, in $file."
done
