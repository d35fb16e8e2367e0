#!/usr/bin/env bash
# Copies what a build made to a folder that belongs to whoever runs this, and is there whole or not at all.
#   deploy/take-over.sh FOLDER < an archive made by `tar --create --hard-dereference`
# The archive comes from a user who is not trusted: nothing in it may lead out of the folder, and
# nothing may give rights.
set -euo pipefail
umask 022

target="${1:?Name the folder to make.}"
partial="$target.partial"
if [ -e "$target" ]; then echo "$target is there already." >&2 && exit 1; fi
rm -rf "$partial"
mkdir "$partial"
trap 'rm -rf "$partial"' EXIT

tar --extract --no-same-owner --no-same-permissions --directory="$partial"

refuse() {
  echo "The build is refused: $1" >&2
  exit 1
}
strange="$(find "$partial" ! -type f ! -type d ! -type l -o -type f -links +1 -o ! -type l -perm /7022)"
if [ -n "$strange" ]; then refuse "neither a plain file nor a plain folder: $strange"; fi

top="$(realpath "$partial")"
while IFS= read -r -d '' link; do
  leads="$(readlink "$link")"
  # An absolute one would lead out as soon as the folder has its last name.
  if [[ "$leads" = /* ]] || [[ "$(realpath -m "$link")/" != "$top"/* ]]; then
    refuse "$link leads to $leads, out of the build."
  fi
done < <(find "$partial" -type l -print0)

# The archive tells the moment of the build; what is sorted by age here wants that of its arrival.
touch "$partial"
mv -T "$partial" "$target"
