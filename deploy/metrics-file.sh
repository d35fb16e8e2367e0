# shellcheck shell=bash
# Sourced by scripts that write metrics for node_exporter's textfile collector.

metrics_dir="${METRICS_DIR:-/var/lib/prometheus/node-exporter}"

# write_metric NAME TEXT: writes atomically, so that no reader sees a partial file.
write_metric() {
  if ! [ -d "$metrics_dir" ]; then return; fi
  if ! [ -w "$metrics_dir" ]; then echo "$metrics_dir is not writable: Prometheus gets no metrics of this." >&2 && return; fi
  printf '%s\n' "$2" >"$metrics_dir/.$1.new"
  chmod 644 "$metrics_dir/.$1.new"
  mv "$metrics_dir/.$1.new" "$metrics_dir/$1.prom"
}

has_metric() { [ -e "$metrics_dir/$1.prom" ]; }
