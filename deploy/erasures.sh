# shellcheck shell=bash
# Sourced by copy.sh and restore.sh: the list of people who were erased, beside the back-ups. An older
# back-up would bring them back; erase-again.ts erases them again after a restore. A line is `TIME ID`,
# no name and no address. Lines are only added.

# merge_erasures LIST LINES: adds the lines, each person once, oldest first.
merge_erasures() {
  # The first line of a person is the oldest one.
  touch "$1" && sort "$1" - <<<"$2" | awk 'NF == 2 && !seen[$2]++' >"$1.partial"
  # The list belongs to the owner of the back-ups, even if root writes it.
  if [ "$(id -u)" = 0 ]; then chown --reference="$(dirname "$1")" "$1.partial"; fi
  sync "$1.partial" && mv "$1.partial" "$1"
}

# note_erasures LIST: adds the erased people of the database.
note_erasures() {
  local erased
  erased="$(psql -wAtXF ' ' -c "select to_char(erased_at at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"'), id
    from users where erased_at is not null")" || return
  merge_erasures "$1" "$erased"
}
