# shellcheck shell=bash
# Sourced by back-up.sh and restore.sh: the list of people who were erased, beside the back-ups. An older
# back-up would bring them back; erase-again.ts erases them again after a restore. A line is `TIME ID`,
# no name and no address. Lines are only added.

# merge_erasures LIST FILE: adds the lines of FILE, each person once, oldest first.
merge_erasures() {
  touch "$1"
  # The first line of a person is the oldest one.
  sort "$1" "$2" | awk 'NF == 2 && !seen[$2]++' >"$1.partial"
  # The list belongs to the owner of the back-ups, even if root writes it.
  if [ "$(id -u)" = 0 ]; then chown --reference="$(dirname "$1")" "$1.partial"; fi
  sync "$1.partial" && mv "$1.partial" "$1"
}

# note_erasures LIST: adds the erased people of the database, if there is one.
note_erasures() {
  local erased has_users
  has_users="$(psql -wAtXc "select to_regclass('public.users') is not null")"
  if [ "$has_users" != t ]; then return; fi
  erased="$(mktemp -p "${TMPDIR:-/var/tmp}")"
  psql -wAtXc "select to_char(erased_at at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"'), id
    from users where erased_at is not null" -F ' ' >"$erased"
  merge_erasures "$1" "$erased"
  rm "$erased"
}

# take_erasures LIST PLACE: adds the people on the list at PLACE, a folder or an off-site location,
# if any.
take_erasures() {
  local fetched
  fetched="$(mktemp -p "${TMPDIR:-/var/tmp}")"
  if fetch_erasures "$2" "$fetched" 2>/dev/null; then merge_erasures "$1" "$fetched"; fi
  rm "$fetched"
}
