#!/usr/bin/env bash
# Takes the shop off this machine, as root; the end of `dalan uninstall`. The data stay, and a later
# installation goes on with them: database, settings, pictures, back-ups. So do Debian's packages.
#   --delete-data DATABASE   deletes the data, too; nothing off-site. The name of the database, such as
#                            dalan, says that it is meant
set -euo pipefail
library="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
for part in settings back-ups; do
  # shellcheck source=/dev/null
  source "$library/$part.sh"
done
owner_env="$settings/owner.env" caddyfile=/etc/caddy/Caddyfile units=/etc/systemd/system

say() { printf '• %s\n' "$*"; }

stop_everything() {
  systemctl stop 'dalan*.timer' 'dalan*.service'
  # A unit that failed while it was stopped has started its alarm.
  systemctl stop 'dalan-alarm@*'
  # Drop-ins of Caddy and PostgreSQL have the shop's name, and links to the units, too.
  find "$units" -depth -name 'dalan*' -exec rm -rf {} +
  systemctl daemon-reload
  systemctl reset-failed 'dalan*' || true
}

leave_caddy() {
  if [ ! -e "$library/Caddyfile" ]; then return; fi
  systemctl disable --now caddy
  rm -f "$caddyfile.dalan-new"
  if cmp -s "$caddyfile" "$library/Caddyfile"; then rm "$caddyfile"; else say "You changed $caddyfile: it stays, and Caddy is off."; fi
}

# Without it PostgreSQL would keep WAL for a back-up that nobody makes.
leave_postgres() {
  rm -f "/etc/postgresql/$cluster_version/$cluster_name/conf.d/dalan.conf" "$pgbackrest_conf"
  systemctl restart "postgresql@$cluster_version-$cluster_name"
}

remove_programs() {
  rm -rf /opt/dalan /var/lib/dalan-build /var/cache/dalan-copy "$library" /usr/local/bin/dalan
  rm -f /var/lib/prometheus/node-exporter/dalan-*.prom /var/lib/systemd/timers/stamp-dalan*
  userdel dalan-build
}

delete_data() {
  local role
  if [ -n "$cluster" ]; then
    as_postgres dropdb --force --port="$cluster_port" "$database"
    for role in "$database" "$app_role"; do as_postgres dropuser --port="$cluster_port" "$role"; done
    rm -rf "$database_repository"/{archive,backup}/dalan "$database_repository".before-* "$cluster_data".before-*
  fi
  rm -rf "$settings" /var/lib/dalan "$backups" /root/dalan-settings-before-*
  userdel dalan-owner
  userdel dalan
}

# All is in functions: bash has read them before the scripts are gone.
main() {
  local database app_role off_site cluster=''
  database="$(use_database "$(needed_setting "$owner_env" DATABASE_URL)" && echo "$PGDATABASE")"
  app_role="$(needed_setting "$owner_env" APP_DATABASE_ROLE)"
  off_site="$(setting "$settings/back-up.env" OFFSITE)"
  case "$*" in
    '' | "--delete-data $database") ;;
    *) sed -n '2,5s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2 && exit 64 ;;
  esac
  if find_cluster; then cluster=here; fi
  stop_everything
  leave_caddy
  if [ -n "$cluster" ]; then leave_postgres; fi
  remove_programs
  say 'The shop is off this machine.'
  if [ $# -gt 0 ]; then
    delete_data
    say "Its data here are deleted. What stays: ${off_site:-nothing off-site}${off_site:+ with all back-ups}, the journal, Debian's packages."
  else
    say "What stays: the database $database and its roles, $settings, /var/lib/dalan, $backups, $database_repository, the users dalan and dalan-owner, the journal, Debian's packages${off_site:+, and all of $off_site}."
  fi
  if [ -z "$cluster" ]; then say "The database $database is on another machine, and stays there."; fi
  exit
}

main "$@"
