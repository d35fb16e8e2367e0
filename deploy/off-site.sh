# shellcheck shell=bash
# Sourced by back-up.sh and restore.sh: copies on another disk or machine. Forms of a location:
#   rclone:REMOTE:PATH       with rclone and the remotes of rclone.conf in the settings folder
#   [USER@]HOST:PATH, /PATH  with rsync; over ssh with the key off-site.key in the settings folder

# use_off_site SETTINGS: reads the keys from there, because the unit has no home folder.
use_off_site() {
  if [ -e "$1/rclone.conf" ]; then export RCLONE_CONFIG="$1/rclone.conf"; fi
  if [ -e "$1/off-site.key" ]; then
    export RSYNC_RSH="ssh -i $1/off-site.key -o UserKnownHostsFile=$1/off-site.known-hosts -o BatchMode=yes"
  fi
}

is_rclone() { [[ "$1" == rclone:* ]]; }

# copy_off_site FOLDER PLACE: copies every complete, encrypted back-up that is missing there, also those
# of nights when the copy failed. Never overwrites.
copy_off_site() {
  local folder whole=()
  for folder in "$1"/dalan-*Z; do
    if [ -e "$folder/database.dump.age" ]; then whole+=("$folder"); fi
  done
  if is_rclone "$2"; then
    for folder in "${whole[@]}"; do
      rclone copy --ignore-existing "$folder" "${2#rclone:}/$(basename "$folder")" || return
    done
  else
    rsync --archive --ignore-existing "${whole[@]}" "$2/"
  fi
}

# list_off_site PLACE: prints the names of the back-ups there.
list_off_site() {
  if is_rclone "$1"; then
    rclone lsf --dirs-only "${1#rclone:}" | tr -d /
  else
    rsync --list-only "$1/" | awk '$1 ~ /^d/ { print $NF }'
  fi
}

# remove_off_site PLACE NAME
remove_off_site() {
  if is_rclone "$1"; then
    rclone purge "${1#rclone:}/$2"
  else
    local empty
    empty="$(mktemp -d)"
    # rsync copies an empty folder, limited to this name, so that only this back-up is deleted.
    rsync --recursive --delete --include="/$2/***" --exclude='*' "$empty/" "$1/"
    rmdir "$empty"
  fi
}

# fetch_off_site PLACE/NAME FOLDER
fetch_off_site() {
  if is_rclone "$1"; then
    rclone copy "${1#rclone:}" "$2"
  else
    rsync --archive "$1/" "$2/"
  fi
}

# fetch_erasures PLACE FILE: copies the list beside the back-ups there. Fails if there is none.
fetch_erasures() {
  if [ -d "$1" ]; then
    cp "$1/erasures.log" "$2"
  elif is_rclone "$1"; then
    rclone copyto "${1#rclone:}/erasures.log" "$2"
  else
    rsync "$1/erasures.log" "$2"
  fi
}

# send_erasures FILE PLACE: overwrites the list there, which is safe because it only grows.
send_erasures() {
  if is_rclone "$2"; then
    rclone copyto "$1" "${2#rclone:}/erasures.log"
  else
    rsync "$1" "$2/erasures.log"
  fi
}
