# shellcheck shell=bash
# shellcheck disable=SC2154
# Sourced by debian-way.sh and containers.sh: steps, and a customer. The sourcing script sets work, EMAIL and
# PASSWORD, and gives clean_up and shop.

passed=0 failed=0

# step SENTENCE FUNCTION…: a step passes values to later steps in files below $work.
step() {
  local started=$SECONDS code
  set +e
  (
    set -e
    "${@:2}"
  ) >"$work/step.log" 2>&1
  code=$?
  set -e
  if [ "$code" = 0 ]; then
    passed=$((passed + 1))
    echo "✔ $1 ($((SECONDS - started)) s)"
    return
  fi
  failed=$((failed + 1))
  echo "✘ $1 ($((SECONDS - started)) s)"
  sed 's/^/    /' "$work/step.log" | tail -n 60
  exit 1
}

finish() {
  if [ -n "${KEEP_TREE:-}" ]; then
    echo "The test system is kept in $work; its init process is ${leader:-gone}."
  else
    clean_up
  fi
  echo "$passed passed, $failed failed ($((SECONDS / 60)) min $((SECONDS % 60)) s)"
}

# Do not use `grep -q` after a pipe here: it exits early, and the writer dies of SIGPIPE.
# json PATH: a value of the JSON on standard input, such as [0]._id
json() { node -pe "JSON.parse(require('fs').readFileSync(0, 'utf8'))$1"; }

log_in() { shop POST /api/login "{\"email\":\"$EMAIL\",\"password\":\"$PASSWORD\"}"; }

# order_body: logs in, and prints what to post to order the flour with the most stock.
order_body() {
  local user product
  user="$(log_in | json .user._id)"
  product="$(shop GET /api/products | json '.sort((a, b) => b.quantity - a.quantity).map((flour) => [flour._id, flour.pricePerKg].join(" "))[0]')"
  node -p 'JSON.stringify({
    userId: process.argv[1],
    items: [{ productId: process.argv[2], quantityKg: 2, pricePerKg: Number(process.argv[3]) }],
    deliveryAddress: "1 Mill Road, Pune",
    contactNumber: "9876543210",
  })' "$user" "${product% *}" "${product#* }"
}

# order: places an order and prints its id.
order() { shop POST /api/orders "$(order_body)" | json ._id; }

has_order() {
  # The output is for the log of a failed step: a refusal has its reason in the body.
  log_in
  # A page has the newest hundred orders, and the drills place more.
  { shop GET /api/my-orders && shop GET '/api/my-orders?page=2'; } | grep "$1"
}

# never COMMAND…: fails if it succeeds; `! command` does not fail a script under `set -e`.
never() {
  if "$@"; then echo "This should have failed: $*" >&2 && return 1; fi
}

# wait_for SECONDS COMMAND…
wait_for() {
  local end=$((SECONDS + $1))
  until "${@:2}"; do
    if [ "$SECONDS" -gt "$end" ]; then echo "Not within $1 s: ${*:2}" >&2 && return 1; fi
    sleep 1
  done
}

# mail_server PORT FILE: prints a program that appends every mail to the file.
mail_server() {
  cat <<TEXT
require('net').createServer((visitor) => {
  // What has come of a mail; undefined between mails.
  let mail;
  visitor.write('220 mail\r\n');
  visitor.on('data', (bytes) => {
    const text = bytes.toString();
    if (mail !== undefined) {
      mail += text;
      // The dot at the end may come by itself.
      if (!mail.endsWith('\r\n.\r\n')) return;
      require('fs').appendFileSync('$2', mail);
      mail = undefined;
      visitor.write('250 fine\r\n');
      return;
    }
    visitor.write(/^DATA/i.test(text) ? '354 go on\r\n' : /^QUIT/i.test(text) ? '221 bye\r\n' : '250 fine\r\n');
    if (/^DATA/i.test(text)) mail = '';
  });
}).listen($1, '127.0.0.1');
TEXT
}
