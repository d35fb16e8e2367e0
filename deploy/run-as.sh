# shellcheck shell=bash
# shellcheck disable=SC2154
# Sourced by install-debian.sh and dalan, which set prefix, home, builds, settings and state.
# There are three users, so that an attacker who takes over one does not get the others:
#   dalan         the servers and the worker: the pictures, and rows of the database
#   dalan-owner   migrations, admins, back-ups: owns the database, serves no visitors
#   dalan-build   runs npm packages and the build: no settings, no pictures
# Root runs none of the shop's code, only the scripts from the operator's checkout.

is_plain() { [ -n "$prefix" ]; }

# confine [OPTIONS OF systemd-run] COMMAND…: runs it in this folder, with our streams, until it
# ends. A unit has no controlling terminal; with `runuser` a program could inject input into root's
# terminal.
confine() {
  local properties
  mapfile -t properties < <(sed -n 's/^[A-Z]/--property=&/p' "$(dirname "${BASH_SOURCE[0]}")/systemd/confined.conf")
  systemd-run --quiet --collect --wait --pty --pipe --working-directory="$PWD" \
    --setenv=PATH="$home/node/bin:/usr/local/bin:/usr/bin:/bin" "${properties[@]}" "$@"
}

# as_builder COMMAND…: passes on the proxy, mirror and certificate settings of root's environment.
as_builder() {
  if is_plain; then
    env PATH="$home/node/bin:$PATH" "$@"
    return
  fi
  local name network=()
  while read -r name; do
    if [[ "${name,,}" =~ ^(npm_config_.*|https?_proxy|no_proxy|node_extra_ca_certs)$ ]]; then
      network+=("--setenv=$name")
    fi
  done < <(compgen -e)
  # Build tools read the number of CPUs from /proc.
  confine --uid=dalan-build --property=ReadWritePaths="$builds" --property=ProcSubset=all \
    --property=InaccessiblePaths="$settings $state" "${network[@]}" "$@"
}

# as_owner COMMAND…: the command reads owner.env itself, because arguments and a unit's environment
# are public.
as_owner() {
  if is_plain; then
    env NODE_ENV=production "$@"
    return
  fi
  confine --uid=dalan-owner --property=UMask=0007 --property=ReadWritePaths="$state/media" \
    --setenv=NODE_ENV=production "$@"
}

# run_program RELEASE PROGRAM…: runs one of the shop's own programs with the owner's rights.
run_program() { (cd "$1" && shift && as_owner "$home/node/bin/node" "--env-file=$settings/owner.env" "$@"); }
