#!/usr/bin/env bash
# Copies a build to a folder that belongs to the caller, completely or not at all.
#   deploy/take-over.sh FOLDER < an archive made by `tar --create --hard-dereference`
# The archive comes from an untrusted user: nothing in it may point outside the folder, and no file may
# have special permissions.
set -euo pipefail
umask 022

target="${1:?Name the folder to make.}"
partial="$target.partial"
if [ -e "$target" ]; then echo "$target already exists." >&2 && exit 1; fi
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
  # An absolute link would point outside once the folder has its final name.
  if [[ "$leads" = /* ]] || [[ "$(realpath -m "$link")/" != "$top"/* ]]; then
    refuse "$link leads to $leads, out of the build."
  fi
done < <(find "$partial" -type l -print0)

# The archive has the time of the build; releases are sorted by the time of their installation.
touch "$partial"
mv -T "$partial" "$target"
