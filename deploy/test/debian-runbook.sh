# shellcheck shell=bash
# shellcheck disable=SC2154
# Sourced by debian-way.sh: what stands in docs/runbook.md is run as it stands there.

RUNBOOK="$repository/docs/runbook.md"

# in_runbook HEADING [NUMBER]: prints the commands of its first block, or of another one.
in_runbook() {
  local lines
  lines="$(awk -v heading="$1" -v number="${2:-1}" '
    !block && /^#+ / { here = ($0 ~ "^#+ " heading "$") }
    here && /^```sh$/ { block = 1; count++; next }
    /^```$/ { block = 0 }
    here && block && count == number' "$RUNBOOK")"
  if [ -z "$lines" ]; then echo "The runbook has no such commands: $*" >&2 && return 1; fi
  printf '%s\n' "$lines"
}

# The journal can be read, and what PostgreSQL and Redis write is kept as long. A bare tree lacks logrotate,
# which every installed Debian has; below, two more such packages.
logs_are_read() {
  inside apt-get install -qq -y logrotate
  { in_runbook Logs 1 | sed 's/ | head -n 1$//'; in_runbook Logs 2; } | inside_shell >/dev/null
  inside grep -c 'rotate 26' /etc/logrotate.d/postgresql-common
  inside grep -c 'rotate 26' /etc/logrotate.d/redis-server
  inside logrotate --debug /etc/logrotate.conf
}

# A missing log stops nothing.
collect_facts() {
  inside apt-get install -qq -y iproute2 procps
  in_runbook 'The facts, and the commands that collect them' >"$tree/root/facts.sh"
  inside bash /root/facts.sh </dev/null
  inside grep 'Every invariant of the database holds.' /root/breach/invariants
  inside sh -ec 'cd /root/breach
    for file in journal.gz audit.csv processes connections changed-files; do test -s $file; done
    grep -v " checksums$" checksums | sha256sum --quiet --check'
}

# every_query_runs: those that have no gap to fill in.
every_query_runs() {
  local query queries
  queries="$({
    grep -o 'dalan psql -c "select[^"]*"' "$RUNBOOK" | sed 's/^[^"]*"//; s/"$//'
    grep -o "dalan psql -c 'select[^']*'" "$RUNBOOK" | sed "s/^[^']*'//; s/'$//"
    grep -o '`select [^`]*`' "$RUNBOOK" | tr -d '`'
  } | grep -v '…' | sed 's/\\|/|/g')"
  while read -r query; do inside dalan psql -c "$query" </dev/null; done <<<"$queries"
  [ "$(wc -l <<<"$queries")" -gt 8 ]
}

alarm_is_tried() {
  in_runbook Monitoring 2 | inside_shell
  wait_for 60 was_told 'try failed'
}

all_are_watched() {
  inside curl --silent --fail http://127.0.0.1:9090/api/v1/targets | tee "$work/targets" |
    json '.data.activeTargets.map((target) => target.health).join()' | grep -x 'up,up,up,up'
}

# monitor: the editor of the operator names our mail server.
monitor() {
  {
    cat <<'TEXT'
export DEBIAN_FRONTEND=noninteractive
cd /usr/local/src/dalan
editor() {
  sed -i -e 's/mail.example:587/127.0.0.1:2525/' -e 's/smtp_require_tls: true/smtp_require_tls: false/' -e '/smtp_auth/d' "$1"
}
TEXT
    # A person types slower than Alertmanager starts.
    in_runbook Monitoring 3 | sed 's|^amtool alert|for _ in {1..60}; do if curl -sf http://127.0.0.1:9093/-/ready; then break; fi; sleep 1; done\n&|'
  } | inside_shell
  wait_for 90 all_are_watched
  wait_for 120 was_mailed 'Dalan, NOW: TryOut'
  inside dalan back-up
  wait_for 60 inside grep '^dalan_back_up_off_site_timestamp_seconds [1-9]' "$METRICS/dalan-back-up-off-site.prom"
  # Nobody is called at night by a machine on which all is well. Caddy's own certificates last half a day.
  sleep 45
  inside curl --silent --fail http://127.0.0.1:9090/api/v1/alerts |
    json '.data.alerts.filter(({ state, labels }) => state === "firing" && labels.alertname !== "CertificateEnds").map(({ labels }) => labels.alertname).join()' | tee "$work/firing"
  [ -z "$(cat "$work/firing")" ]
}

# Nothing has failed and no page has reported anything, so there is little to see.
commands_of_the_alarms_run() {
  inside dalan client-errors --days 1
  inside dalan client-errors --stack <<<'Error: x
    at y (https://localhost/static/z.js:1:1)'
  inside dalan psql -c "$(grep -o "delete from pgboss.job where name = 'dead-letters'" "$RUNBOOK")"
  inside journalctl --output=cat _SYSTEMD_UNIT=dalan-worker.service | grep -c auditHead || true
}

# lines_for_a_standby_are_valid: PostgreSQL reads the file for this question only.
lines_for_a_standby_are_valid() {
  local file="$tree/etc/postgresql/15/main/pg_hba.conf"
  cp --archive "$file" "$work/pg_hba.conf"
  grep '^host ' "$RUNBOOK" | sed 's/<[^>]*>/127.0.0.1/' >>"$file"
  [ "$(inside runuser -u postgres -- psql -Atc "select count(*) from pg_hba_file_rules where error is not null" | tr -d '\r')" = 0 ]
  [ "$(inside runuser -u postgres -- psql -Atc "select count(*) from pg_hba_file_rules where user_name && '{dalan_standby,dalan_check,dalan_app}'" | tr -d '\r')" = 3 ]
  cp --archive "$work/pg_hba.conf" "$file"
}

# move_the_database: as to three nodes and back. The other PostgreSQL is a second one here.
move_the_database() {
  local there='nodes=postgres://postgres:a-word@127.0.0.1:5433'
  inside_shell <<'TEXT'
pg_createcluster 15 nodes --port 5433 --start
runuser -u postgres -- psql -p 5433 -c "alter role postgres password 'a-word'"
TEXT
  in_runbook 'Move the database' 1 | sed "s|^nodes=.*|$there|" | inside_shell
  inside sed -i 's/@127.0.0.1:5432/@127.0.0.1:5433/' /etc/dalan/owner.env /etc/dalan/shop.env
  inside dalan start
  inside dalan check | grep 'Every invariant of the database holds.'
  has_order "$(cat "$work/first-order")"

  inside runuser -u postgres -- dropdb --force dalan
  in_runbook 'Move the database' 2 | sed "s|^nodes=.*|$there|" | inside_shell
  inside sed -i 's/@127.0.0.1:5433/@127.0.0.1:5432/' /etc/dalan/owner.env /etc/dalan/shop.env
  inside dalan start
  inside pg_dropcluster --stop 15 nodes
  inside dalan check | grep 'Every invariant of the database holds.'
  has_order "$(cat "$work/first-order")"
  wait_for 60 inside dalan status
}

came_from() { inside curl --silent --head --cacert "$CA" https://localhost/ | tee "$work/head" | grep -i "^x-cache: $1"; }

cache_in_front() {
  { echo 'cd /usr/local/src/dalan' && in_runbook 'A cache in front' 1; } | inside_shell
  wait_for 60 came_from 'same'
  has_order "$(cat "$work/first-order")"
  in_runbook 'A cache in front' 2 | inside_shell
  wait_for 30 shop GET /readyz
  never came_from '.'
}
