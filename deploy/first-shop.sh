# shellcheck shell=bash
# shellcheck disable=SC2154
# Sourced by install-debian.sh: what an installation checks, so that it does not replace another shop in
# silence. The sourcing script sets home, settings, repository, domain, database, ports and takes_over.

check_ports() {
  local port write='PORTS: Write different numbers from 1024 to 9999, with spaces between them.'
  # The port of the metrics has one digit more.
  for port in "${ports[@]}"; do
    if ! [[ "$port" =~ ^[1-9][0-9]{3}$ ]] || ((port < 1024)); then refuse_setting "$write"; fi
  done
  if [ -n "$(printf '%s\n' "${ports[@]}" | sort | uniq --repeated)" ]; then refuse_setting "$write"; fi
}

refuse_another_shop() {
  if [ "$takes_over" = yes ]; then return; fi
  say "$1 Nothing of it was changed. If you mean it, add --take-over." >&2
  exit 1
}

# keep_first_shop: stops if this machine has the shop of another checkout, database or domain.
keep_first_shop() {
  local file="$settings/install.env" checkout first_database port
  if [ ! -e "$file" ]; then
    for port in "${ports[@]}"; do
      if (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
        refuse_another_shop "Another program listens on port $port."
      fi
    done
    if has_database; then
      refuse_another_shop "There is a database $database, and $settings does not have its passwords: it may be another shop's."
    fi
    return
  fi
  checkout="$(setting "$file" CHECKOUT)" first_database="$(setting "$file" DATABASE_NAME)"
  if [ "$checkout" != "$repository" ]; then
    refuse_another_shop "The shop here comes from $checkout, not from $repository."
  fi
  if [ "$first_database" != "$database" ]; then
    refuse_another_shop "The shop here has the database $first_database, not $database."
  fi
  if [ "$domain" != "$(setting "$file" SHOP_DOMAIN)" ] &&
    [ "$(setting "$settings/shop.env" PUBLIC_ORIGIN)" != "https://$domain" ]; then
    refuse_another_shop "The shop here has another domain: first write https://$domain as PUBLIC_ORIGIN into $settings/shop.env."
  fi
}

# has_database: true if PostgreSQL is there already, with a database of this name.
has_database() {
  command -v psql >/dev/null && [ "$(as_superuser <<<"select 1 from pg_database where datname = '$database'")" = 1 ]
}

# Releases from before the file .ran all ran, as far as anybody knows.
note_earlier_releases() {
  if compgen -G "$home/releases/*/.ran" >/dev/null; then return; fi
  find "$home/releases" -mindepth 1 -maxdepth 1 -type d ! -name '*.partial' -exec touch --reference={} {}/.ran \;
}
