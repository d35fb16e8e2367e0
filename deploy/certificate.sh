#!/usr/bin/env bash
# Writes the expiry time of the public certificate for node_exporter. Without https, or if the
# certificate cannot be read, the last value stays, so the alarm still fires before it expires.
#   DALAN_SETTINGS   the folder with shop.env (/etc/dalan)
#   METRICS_DIR      where node_exporter reads files (/var/lib/prometheus/node-exporter)
#   TLS_ADDRESS      the address to connect to (127.0.0.1:443)
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
# shellcheck source-path=SCRIPTDIR source=settings.sh
source "$here/settings.sh"
# shellcheck source-path=SCRIPTDIR source=metrics-file.sh
source "$here/metrics-file.sh"

origin="$(needed_setting "${DALAN_SETTINGS:-/etc/dalan}/shop.env" PUBLIC_ORIGIN)"
if [[ "$origin" == http://* ]]; then exit; fi
if ! [[ "$origin" =~ ^https://([A-Za-z0-9.-]+)(:[0-9]+)?/?$ ]]; then
  refuse_setting 'PUBLIC_ORIGIN: Write an address such as https://shop.example.'
fi
host="${BASH_REMATCH[1]}"

end="$(timeout 20 openssl s_client -connect "${TLS_ADDRESS:-127.0.0.1:443}" -servername "$host" </dev/null 2>/dev/null |
  openssl x509 -noout -enddate 2>/dev/null | sed -n 's/^notAfter=//p')" || true
if [ -z "$end" ]; then
  echo "No certificate for $host could be read." >&2
  exit 1
fi
write_metric dalan-certificate "dalan_certificate_expiry_timestamp_seconds{host=\"$host\"} $(date -d "$end" +%s)"
