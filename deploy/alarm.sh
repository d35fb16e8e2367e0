#!/usr/bin/env bash
# Mails the operator that a unit failed, with the last lines of its log. Called by systemd
# (OnFailure=). Needs only bash, curl and the settings, neither the database nor a running release.
#   deploy/alarm.sh UNIT
#   DALAN_SETTINGS   the folder with alarm.env and shop.env (/etc/dalan)
# In alarm.env:
#   ALARM_TO         recipients, separated by commas
#   SMTP_URL         a mail server other than the shop's in shop.env, to report failures of that one too
set -euo pipefail
umask 077
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
# shellcheck source-path=SCRIPTDIR source=settings.sh
source "$here/settings.sh"

if [ $# -ne 1 ]; then sed -n '2,8s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2 && exit 64; fi
settings="${DALAN_SETTINGS:-/etc/dalan}"
unit="$(tr -cd 'A-Za-z0-9@._:-' <<<"$1")"
host="$(hostname --fqdn 2>/dev/null || hostname)"

# of_either NAME: prints the value from alarm.env, or else from shop.env.
of_either() {
  local value
  value="$(setting "$settings/alarm.env" "$1")" || exit
  if [ -z "$value" ] && [ -r "$settings/shop.env" ]; then value="$(setting "$settings/shop.env" "$1")"; fi
  printf '%s' "$value"
}

is_address() { [[ "$1" =~ ^[^[:space:][:cntrl:]@,\"\<\>]+@[^[:space:][:cntrl:]@,\"\<\>]+$ ]]; }

to="$(needed_setting "$settings/alarm.env" ALARM_TO)"
IFS=', ' read -ra people <<<"$to"
from="$(of_either MAIL_FROM)"
from="${from:-${people[0]}}"
for address in "$from" "${people[@]}"; do
  is_address "$address" || refuse_setting 'ALARM_TO, MAIL_FROM: Write addresses such as you@example.com, with commas between them.'
done
read_mail_server "$(of_either SMTP_URL)"

mail="$(mktemp)"
trap 'rm -f "$mail"' EXIT
{
  printf 'From: Dalan <%s>\r\nTo: %s\r\n' "$from" "$(IFS=,; echo "${people[*]}")"
  printf 'Subject: Dalan: %s failed on %s\r\n' "$unit" "$host"
  printf 'Date: %s\r\nMessage-ID: <%s@%s>\r\n' "$(LC_ALL=C date -R)" "$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')" "$host"
  printf 'Auto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\n'
  printf 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n'
  {
    echo "The unit $unit failed on $host at $(date -u +%FT%TZ)."
    echo 'What to do is in docs/runbook.md, under "A mail says that a unit failed". Its last lines:'
    echo
    journalctl --unit="$unit" --lines=30 --no-pager --output=short-iso 2>&1 || echo 'The log could not be read.'
  } | base64 --wrap=76 | sed 's/$/\r/'
} >"$mail"

# quoted TEXT: prints it as a value for curl's config file.
quoted() { local text="${1//\\/\\\\}" && printf '"%s"' "${text//\"/\\\"}"; }

options() {
  echo "url = $(quoted "$mail_url/$host")"
  if [ -n "$mail_user" ]; then echo "user = $(quoted "$mail_user:$mail_password")"; fi
  if [ "$mail_needs_tls" = true ]; then echo ssl-reqd; fi
  echo "mail-from = $(quoted "$from")"
  for address in "${people[@]}"; do echo "mail-rcpt = $(quoted "$address")"; done
}

# The password goes through a pipe: it is neither in the process list nor on disk.
curl --config <(options) --upload-file "$mail" --silent --show-error --connect-timeout 10 \
  --max-time 60 --retry "${ALARM_RETRIES:-5}" --retry-all-errors --retry-delay 10
echo "Sent a mail to ${people[*]}: $unit failed."
