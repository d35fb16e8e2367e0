# shellcheck shell=bash
# shellcheck disable=SC2154
# Sourced by debian-way.sh: PostgreSQL 15 becomes 18, as "Upgrade PostgreSQL" in docs/runbook.md says.

# speak_of_india: the order of words then comes from the C library, which changes with Debian. The installer
# makes the database with the language of the machine.
speak_of_india() {
  inside_shell <<'TEXT'
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends locales
echo 'en_IN UTF-8' >>/etc/locale.gen
locale-gen
echo 'LANG=en_IN' >/etc/default/locale
TEXT
}

# add_newer_debian: PostgreSQL 18 is in Debian 14, and Debian changes one release at a time. A release that is
# not stable yet says that its list of packages is old after a week without changes.
add_newer_debian() {
  local mirror suite
  read -r _ mirror _ <"$tree/etc/apt/sources.list"
  for suite in trixie forky; do
    echo "deb [check-valid-until=no] $mirror $suite main" >>"$tree/etc/apt/sources.list.d/newer.list"
    printf 'Package: *\nPin: release n=%s\nPin-Priority: 100\n\n' "$suite" >>"$tree/etc/apt/preferences.d/newer"
  done
  inside_shell <<'TEXT'
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -qq -y --no-install-recommends -t trixie libssl3t64 postgresql-common pgbackrest
apt-get install -qq -y --no-install-recommends -t forky postgresql-18 pgbackrest
pg_lsclusters
TEXT
}

# schema: by the same pg_dump for both. The lines around it have a random word, and what one version has written
# in brackets the next one reads as one condition: so without brackets.
schema() {
  inside runuser -u postgres -- /usr/lib/postgresql/18/bin/pg_dump --schema-only --port=5432 dalan |
    sed '/^-- Dumped from/d; /^\\\(un\)\?restrict /d' | tr -d '()'
}

# counts: how many rows each table has.
counts() {
  inside runuser -u postgres -- psql -AtX dalan -c "select table_schema, table_name,
    (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', table_schema, table_name), false, true, '')))[1]
    from information_schema.tables where table_type = 'BASE TABLE'
      and table_schema not in ('pg_catalog', 'information_schema', 'pgboss') order by 1, 2"
}

collation() {
  inside runuser -u postgres -- psql -AtXc "select datcollate, datcollversion, pg_database_collation_actual_version(oid)
    from pg_database where datname = 'dalan'"
}

upgrade_postgres() {
  order_twice
  cp "$work/moment" "$work/moment-of-15"
  add_newer_debian
  wait_for 60 inside dalan status
  schema >"$work/schema-15"
  # Nobody orders between the two counts.
  inside dalan stop
  counts >"$work/counts-15"
  in_runbook 'Upgrade PostgreSQL' | inside_shell
  counts >"$work/counts-18"
}

holds_in_18() {
  inside dalan psql -Atc 'show server_version_num' | grep '^18'
  schema | diff "$work/schema-15" -
  diff "$work/counts-15" "$work/counts-18"
  [ "$(grep -c . "$work/counts-18")" -gt 40 ]
  inside dalan check | grep 'Every invariant of the database holds.'
  [ "$(inside runuser -u postgres -- psql -Atc "select count(*) from pg_class left join pg_statistic on starelid = pg_class.oid
    where relkind = 'r' and reltuples > 0 and relnamespace = 'public'::regnamespace and starelid is null" dalan)" = 0 ]
  collation | tee "$work/collation"
  [ "$(cut -d'|' -f2 "$work/collation")" = "$(cut -d'|' -f3 "$work/collation")" ]
  has_order "$(cat "$work/first-order")"
  has_order "$(order)"
  inside dalan status
  # The identifier of the database is another one, and the place off-site is the same.
  copied_off_site sftp:
}

restores_in_18() {
  order_twice
  inside dalan restore --to "$(cat "$work/moment")"
  has_only_the_earlier
  inside dalan restore --off-site
  has_order "$(cat "$work/earlier")"
}

# A moment of 15 needs 15's programs.
refuse_moment_of_15() {
  local answer
  answer="$(inside dalan restore --to "$(cat "$work/moment-of-15")" 2>&1 || true)"
  echo "$answer"
  [[ "$answer" == *'Nothing was changed.'* ]]
  has_order "$(cat "$work/earlier")"
}

remove_15() {
  in_runbook 'Upgrade PostgreSQL' 2 | inside_shell
  inside dalan status
  has_order "$(order)"
}

to_postgres_18() {
  step 'a bare Debian is prepared' make_tree
  switch_on 'it boots'
  step 'it speaks the English of India' speak_of_india
  step 'the shop is installed as the runbook says' install_the_shop
  step 'a customer registers, logs in and orders through Caddy' register_and_order
  step 'the limits of a customer are raised' raise_limits
  step 'back-ups go off-site by SFTP' back_up_off_site
  step 'PostgreSQL 15 becomes 18 as the runbook says' upgrade_postgres
  step 'schema, rows, invariants, statistics and order of words hold, and an order is taken' holds_in_18
  step 'a restore returns to a moment between two orders, and from off-site' restores_in_18
  step 'a moment from before the upgrade is refused, and nothing is changed' refuse_moment_of_15
  step '15 is removed' remove_15
}
