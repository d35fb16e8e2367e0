# shellcheck shell=bash
# Sourced by the scripts beside it.

# setting FILE NAME: its value in a file of settings; the last one counts.
setting() { sed -n "s/^$2=//p" "$1" | tail -n 1; }

decode_url() { printf '%b' "${1//%/\\x}"; }

# use_database URL: for psql and its kin, through the environment. A password that is handed over as
# an argument stands in the list of processes.
use_database() {
  local url='^postgres(ql)?://([^:/@]+)(:([^@/]*))?@([^:/]+)(:([0-9]+))?/([^?]+)'
  if ! [[ "$1" =~ $url ]]; then
    echo 'DATABASE_URL must read postgres://user:password@host:5432/name.' >&2
    exit 78
  fi
  # What the caller's shell says about another database must not lead psql there.
  unset PGHOSTADDR PGSERVICE PGSERVICEFILE PGPASSFILE PGOPTIONS
  PGUSER="$(decode_url "${BASH_REMATCH[2]}")"
  PGPASSWORD="$(decode_url "${BASH_REMATCH[4]}")"
  PGHOST="${BASH_REMATCH[5]}"
  PGPORT="${BASH_REMATCH[7]:-5432}"
  PGDATABASE="$(decode_url "${BASH_REMATCH[8]}")"
  export PGUSER PGPASSWORD PGHOST PGPORT PGDATABASE
}
