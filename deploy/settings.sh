# shellcheck shell=bash
# Sourced by the other scripts here. An invalid setting ends them with exit code 78, like the shop
# itself, and with one sentence that names the setting and never its value.

refuse_setting() {
  echo "Invalid settings. $1" >&2
  exit 78
}

# setting FILE NAME: prints its value in a settings file; the last one counts.
setting() {
  local value
  if ! [ -r "$1" ]; then refuse_setting "$1 cannot be read."; fi
  value="$(sed -nE "s/^$2=(.*)/\1/p" "$1" | tail -n 1)"
  # Node strips quotes around a value.
  if [[ "$value" =~ ^\"(.*)\"$ || "$value" =~ ^\'(.*)\'$ ]]; then value="${BASH_REMATCH[1]}"; fi
  printf '%s' "$value"
}

# needed_setting FILE NAME: does the same for a required setting.
needed_setting() {
  local value
  value="$(setting "$1" "$2")" || exit
  if [ -z "$value" ]; then refuse_setting "$2: Write it into $1."; fi
  printf '%s' "$value"
}

# decode_url TEXT: prints it decoded. Fails on an invalid % escape or an encoded line break.
decode_url() {
  local escaped="${1//\\/\\\\}" decoded
  if [[ "$1" =~ %($|[^0-9A-Fa-f]|.$|.[^0-9A-Fa-f]|[01]|7[Ff]) ]]; then return 1; fi
  decoded="$(printf '%b.' "${escaped//%/\\x}")"
  printf '%s' "${decoded%.}" | iconv -f UTF-8 -t UTF-8 2>/dev/null
}

# is_host TEXT: true for a host name or an IP address, by the rule of
# apps/server/src/service-url.ts.
is_host() {
  local label='[A-Za-z0-9]([A-Za-z0-9_-]*[A-Za-z0-9])?' octet='(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])'
  if [[ "$1" =~ (^|[.])([0-9]+|0[Xx][0-9A-Fa-f]*)$ ]]; then
    [[ "$1" =~ ^$octet([.]$octet){3}$ ]]
  else
    [[ "$1" =~ ^$label([.]$label)*$ || "$1" =~ ^[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*$ ]]
  fi
}

# use_database URL: sets the environment for psql and similar programs. A password in an argument
# would be in the process list.
use_database() {
  local url='^postgres(ql)?://([^:/?#]+)(:([^/?#]*))?@([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+])(:([0-9]{0,5}))?/([^/@:?#]+)([?]([^#]*))?$'
  local write='DATABASE_URL: Write postgres://user:password@host:5432/name; in a user or password write @ : / ? # % as %40 %3A %2F %3F %23 %25.'
  local pair value variable parameters=()
  if [[ "$1" =~ [[:space:][:cntrl:]] ]] || ! [[ "$1" =~ $url ]]; then refuse_setting "$write"; fi
  # PG* variables of the caller's shell are ignored: they could point psql to another database.
  unset PGHOSTADDR PGSERVICE PGSERVICEFILE PGPASSFILE PGOPTIONS PGSSLMODE PGSSLROOTCERT PGSSLCERT PGSSLKEY
  PGHOST="${BASH_REMATCH[5]//[\[\]]/}"
  PGPORT="${BASH_REMATCH[7]:-5432}"
  local user="${BASH_REMATCH[2]}" password="${BASH_REMATCH[4]}" database="${BASH_REMATCH[8]}"
  IFS='&' read -ra parameters <<<"${BASH_REMATCH[10]}"
  if ! PGUSER="$(decode_url "$user")" || ! PGPASSWORD="$(decode_url "$password")" ||
    ! PGDATABASE="$(decode_url "$database")" || ! is_host "$PGHOST" ||
    ((10#$PGPORT < 1 || 10#$PGPORT > 65535)); then
    refuse_setting "$write"
  fi
  export PGUSER PGPASSWORD PGHOST PGPORT PGDATABASE
  for pair in "${parameters[@]}"; do
    case "$pair" in
      # The shop's driver verifies the certificate in all of these modes; psql would verify less.
      sslmode=prefer | sslmode=require | sslmode=verify-ca | sslmode=verify-full) export PGSSLMODE=verify-full ;;
      sslmode=no-verify) export PGSSLMODE=require ;;
      sslmode=disable) export PGSSLMODE=disable ;;
      host=%2[Ff]* | host=/* | sslrootcert=* | sslcert=* | sslkey=*)
        variable="PG${pair%%=*}"
        if ! value="$(decode_url "${pair#*=}")" || ! [ -r "$value" ]; then
          refuse_setting "DATABASE_URL: The setting ${pair%%=*} after the ? is none, or its file cannot be read."
        fi
        export "${variable^^}=$value"
        ;;
      *) refuse_setting "$write" ;;
    esac
  done
}

# read_mail_server URL: sets mail_url, mail_user, mail_password and mail_needs_tls, with the rule of the
# shop's own mailer: without TLS, passwords and mail are sent only to this machine.
read_mail_server() {
  local url='^(smtps?)://(([^:/?#]*)(:([^/?#]*))?@)?([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+])(:([0-9]{0,5}))?/?([?]requireTLS=(true|false))?$'
  local write='SMTP_URL: Write smtps://user:password@host:465; in a user or password write @ : / ? # % as %40 %3A %2F %3F %23 %25.'
  if [[ "$1" =~ [[:space:][:cntrl:]] ]] || ! [[ "$1" =~ $url ]]; then refuse_setting "$write"; fi
  local scheme="${BASH_REMATCH[1]}" user="${BASH_REMATCH[3]}" password="${BASH_REMATCH[5]}"
  local host="${BASH_REMATCH[6]}" port="${BASH_REMATCH[8]}" needs_tls="${BASH_REMATCH[10]}"
  if [ -z "$port" ]; then if [ "$scheme" = smtps ]; then port=465; else port=587; fi; fi
  # shellcheck disable=SC2034 # for alarm.sh
  if ! mail_user="$(decode_url "$user")" || ! mail_password="$(decode_url "$password")" ||
    ! is_host "${host//[\[\]]/}" || ((10#$port < 1 || 10#$port > 65535)); then
    refuse_setting "$write"
  fi
  if [[ "$host" =~ ^(localhost|127[.]0[.]0[.]1|\[::1])$ ]]; then needs_tls="${needs_tls:-false}"; fi
  # shellcheck disable=SC2034
  mail_url="$scheme://$host:$port" mail_needs_tls="${needs_tls:-true}"
}
