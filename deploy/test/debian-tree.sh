# shellcheck shell=bash
# Sourced by debian-way.sh: a Debian that boots in a folder. Needs root, debootstrap, systemd-nspawn
# and slirp4netns, which gives it an outbound-only network.

SUITE=bookworm
NAME=dalan-debian-way
cache="${XDG_CACHE_HOME:-$HOME/.cache}/dalan-debian-way"
work="$(mktemp -d "${TMPDIR:-/tmp}/dalan-debian-way.XXXXXX")"
tree="$work/tree"
container='' leader='' network=''

# Makes a fresh Debian with systemd, which is created once and then copied.
make_tree() {
  local mirror
  mkdir -p "$cache/apt"
  if [ ! -e "$cache/$SUITE" ]; then
    rm -rf --one-file-system "$cache/$SUITE.partial"
    env --unset=TMPDIR debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates \
      "$SUITE" "$cache/$SUITE.partial" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"}
    mv "$cache/$SUITE.partial" "$cache/$SUITE"
  fi
  cp --archive --reflink=auto "$cache/$SUITE" "$tree"
  # debootstrap has written down the mirror, which is its own default unless DEBIAN_MIRROR names one.
  read -r _ mirror _ <"$tree/etc/apt/sources.list"
  printf 'deb %s %s main\n' "$mirror" "$SUITE" "$mirror" "$SUITE-updates" >"$tree/etc/apt/sources.list"
  echo 'nameserver 10.0.2.3' >"$tree/etc/resolv.conf"
  echo "$NAME" >"$tree/etc/hostname"
  # Nobody needs the packages after a power cut of the real machine.
  echo force-unsafe-io >"$tree/etc/dpkg/dpkg.cfg.d/unsafe-io"
  share_way_out
}

# Shares the proxy and certificate authorities of this machine.
share_way_out() {
  local file
  while read -r file; do
    cp "$file" "$tree/etc/apt/apt.conf.d/"
  done < <(grep -rlis 'acquire::https\?::proxy' /etc/apt/apt.conf.d /etc/apt/apt.conf)
  find /usr/local/share/ca-certificates -name '*.crt' \
    -exec cp -t "$tree/usr/local/share/ca-certificates" {} + 2>/dev/null || true
  # The folder that TMPDIR names does not exist in the tree.
  env --unset=TMPDIR chroot "$tree" update-ca-certificates
}

boot() {
  local unit=()
  if [ ! -d /run/systemd/system ]; then unit=(--keep-unit); fi
  systemd-nspawn --quiet --boot --directory="$tree" --private-network --resolv-conf=off \
    --register=no "${unit[@]}" --link-journal=no --console=pipe \
    --bind="$cache/apt:/var/cache/apt/archives" </dev/null >>"$work/console.log" 2>&1 &
  container=$!
  for _ in $(seq 100); do
    leader="$(ps --no-headers -o pid --ppid "$container" | tr -d ' ')"
    if is_up; then break; fi
    sleep 0.2
  done
  slirp4netns --configure --mtu=1500 --disable-host-loopback "$leader" tap0 >>"$work/network.log" 2>&1 &
  network=$!
  for _ in $(seq 120); do
    if [[ "$(inside systemctl is-system-running 2>/dev/null)" =~ ^(running|degraded)$ ]]; then return; fi
    sleep 0.5
  done
  echo 'The test system does not boot.' >&2
  return 1
}

# True if the leader is already the init process of the test system.
is_up() { [ -n "$leader" ] && [ "$(cat "/proc/$leader/root/etc/hostname" 2>/dev/null)" = "$NAME" ]; }

# inside COMMAND…: runs as root in the test system, with the environment of a log-in.
inside() {
  if ! is_up; then echo 'The test system is not running.' >&2 && return 1; fi
  nsenter --target "$leader" --all env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    HOME=/root LANG=C.UTF-8 NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
    ${npm_config_registry:+npm_config_registry="$npm_config_registry"} \
    bash -c 'cd /root && exec "$@"' bash "$@"
}

# inside_shell: runs the lines of standard input as typed commands; stops at the first failure. The commands
# themselves have no input: one that reads would swallow the lines after it.
inside_shell() { inside bash -euo pipefail -c "$(cat)" </dev/null; }

power_off() {
  inside systemctl poweroff || true
  for _ in $(seq 120); do
    if ! kill -0 "$container" 2>/dev/null; then break; fi
    sleep 0.5
  done
  if kill -0 "$container" 2>/dev/null; then kill -KILL "$container"; fi
  wait "$container" 2>/dev/null || true
  kill "$network" 2>/dev/null || true
  wait "$network" 2>/dev/null || true
  container='' leader='' network=''
}

clean_up() {
  if [ -n "$container" ]; then power_off; fi
  rm -rf --one-file-system "$work"
}
