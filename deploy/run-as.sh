# shellcheck shell=bash
# shellcheck disable=SC2154
# Sourced by install-debian.sh and dalan, which set prefix, home, builds, settings and state.
# Three users share the work, so that taking over one of them does not give the others:
#   dalan         the servers and the worker: the pictures, and rows of the database
#   dalan-owner   migrations, admins, back-ups: owns the database, meets no visitor
#   dalan-build   runs what the npm registry sends: no settings, no pictures
# Root runs none of the shop's code, only the scripts that the operator's checkout brought.

is_plain() { [ -n "$prefix" ]; }

# confine [OPTIONS OF systemd-run] COMMAND…: in this folder, with our streams, until it ends. As a unit
# it has no controlling terminal: by way of `runuser` a program could type into root's.
confine() {
  local properties
  mapfile -t properties < <(sed -n 's/^[A-Z]/--property=&/p' "$(dirname "${BASH_SOURCE[0]}")/systemd/confined.conf")
  systemd-run --quiet --collect --wait --pty --pipe --working-directory="$PWD" \
    --setenv=PATH="$home/node/bin:/usr/local/bin:/usr/bin:/bin" "${properties[@]}" "$@"
}

# as_builder COMMAND…: the proxy, mirror or certificates that root's environment names count here, too.
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
  # Build tools count the processors in /proc.
  confine --uid=dalan-build --property=ReadWritePaths="$builds" --property=ProcSubset=all \
    --property=InaccessiblePaths="$settings $state" "${network[@]}" "$@"
}

# as_owner COMMAND…: it reads owner.env itself, since everybody sees arguments and a unit's environment.
as_owner() {
  if is_plain; then
    env NODE_ENV=production "$@"
    return
  fi
  confine --uid=dalan-owner --property=UMask=0007 --property=ReadWritePaths="$state/media" \
    --setenv=NODE_ENV=production "$@"
}

# run_program RELEASE PROGRAM…: one of the shop's own programs, with the owner's rights.
run_program() { (cd "$1" && shift && as_owner "$home/node/bin/node" "--env-file=$settings/owner.env" "$@"); }
