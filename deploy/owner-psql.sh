#!/usr/bin/env bash
# psql as the owner of the tables. The password is not in the process list: see settings.sh.
#   DALAN_SETTINGS   the folder with owner.env (/etc/dalan)
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=settings.sh
source "$(dirname "${BASH_SOURCE[0]}")/settings.sh"

use_database "$(setting "${DALAN_SETTINGS:-/etc/dalan}/owner.env" DATABASE_URL)"
exec psql -wX "$@"
