vcl 4.1;
# Varnish between Caddy and the servers, or as one's own CDN on another machine. It keeps two kinds of
# answers (docs/decisions/0095-a-cache-keeps-only-what-never-changes.md):
#   /static and /media   for a year, as the servers say: their names change with their contents
#   public pages         the text is kept, and a server is asked at each visit whether it is still the
#                        one: a changed price is never older here than on the server
# Everything else goes through: the API, the panel, every call with a cookie, every answer with one.
# Start it with -p http_gzip_support=off, or nobody gets Brotli.

import directors;
import std;

probe takes_requests {
	.url = "/livez";
	.interval = 2s;
	.timeout = 2s;
	.window = 2;
	.threshold = 1;
}

# The servers of the shop. For other ports or machines change these.
backend server_1 {
	.host = "127.0.0.1";
	.port = "3001";
	.probe = takes_requests;
	# The panel's event stream has a heartbeat every 15 seconds.
	.between_bytes_timeout = 60s;
	.first_byte_timeout = 75s;
}
backend server_2 {
	.host = "127.0.0.1";
	.port = "3002";
	.probe = takes_requests;
	.between_bytes_timeout = 60s;
	.first_byte_timeout = 75s;
}

sub vcl_init {
	new servers = directors.round_robin();
	servers.add_backend(server_1);
	servers.add_backend(server_2);
}

sub vcl_recv {
	set req.backend_hint = servers.backend();
	unset req.http.x-cache;

	if (req.http.upgrade || (req.method != "GET" && req.method != "HEAD")) {
		return (pass);
	}
	if (req.url ~ "^/(static|media)/") {
		unset req.http.cookie;
		# The servers read no query here, and each would be another copy.
		set req.url = regsub(req.url, "\?.*$", "");
		call one_encoding;
		return (hash);
	}
	# A query is a search, of which there are too many to keep.
	if (req.http.cookie || req.http.authorization || req.url ~ "\?" ||
		req.url ~ "^/(api|admin|healthz|livez|readyz)(/|$)") {
		return (pass);
	}
	call one_encoding;
	# Visitors of one page do not wait for each other.
	set req.hash_ignore_busy = true;
	return (hash);
}

# Browsers write the same encodings in many ways, and each way would be another copy.
sub one_encoding {
	if (req.http.accept-encoding ~ "\bbr\b" && req.http.accept-encoding !~ "\bbr\s*;\s*q=0") {
		set req.http.accept-encoding = "br";
	} elsif (req.http.accept-encoding ~ "\bgzip\b" && req.http.accept-encoding !~ "\bgzip\s*;\s*q=0") {
		set req.http.accept-encoding = "gzip";
	} else {
		unset req.http.accept-encoding;
	}
}

sub vcl_backend_response {
	set beresp.grace = 0s;
	unset beresp.http.x-asked;
	if (bereq.uncacheable) {
		return (deliver);
	}
	if (beresp.status != 200 || beresp.http.set-cookie || beresp.http.vary ~ "(?i)cookie|\*" ||
		beresp.http.cache-control !~ "(?i)\bpublic\b" || beresp.http.cache-control ~ "(?i)no-store|private") {
		set beresp.uncacheable = true;
		set beresp.ttl = 1s;
		return (deliver);
	}
	if (bereq.url ~ "^/(static|media)/" && beresp.http.cache-control ~ "(?i)\bimmutable\b") {
		# The time is that of the answer, a year.
		return (deliver);
	}
	if (!beresp.http.etag) {
		set beresp.uncacheable = true;
		set beresp.ttl = 1s;
		return (deliver);
	}
	# Varnish compares nothing with an answer of 0 s.
	set beresp.ttl = 1ms;
	set beresp.keep = 1h;
	if (beresp.was_304) {
		set beresp.http.x-asked = "same";
	}
	return (deliver);
}

# No server answers.
sub vcl_backend_error {
	set beresp.http.cache-control = "no-store";
	set beresp.http.retry-after = "10";
	set beresp.http.x-content-type-options = "nosniff";
	if (bereq.url ~ "^/api(/|$)") {
		set beresp.http.content-type = "application/json; charset=utf-8";
		synthetic({"{"message":"The shop cannot be reached at the moment. Please try again in a minute.","code":"UNAVAILABLE","requestId":""} + bereq.xid + {"" }"});
	} else {
		set beresp.http.content-type = "text/html; charset=utf-8";
		set beresp.http.content-security-policy = "default-src 'none'";
		synthetic({"<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Back in a minute</title><p>The shop cannot be reached at the moment. Please try again in a minute."});
	}
	return (deliver);
}

# `X-Cache` says where an answer came from: hit, same (a server was asked), miss or pass.
sub vcl_deliver {
	if (req.http.x-cache) {
		set resp.http.x-cache = req.http.x-cache;
	} elsif (obj.hits > 0) {
		set resp.http.x-cache = "hit";
	} elsif (resp.http.x-asked) {
		set resp.http.x-cache = resp.http.x-asked;
	} else {
		set resp.http.x-cache = "miss";
	}
	unset resp.http.x-asked;
	unset resp.http.x-varnish;
	unset resp.http.via;
}

sub vcl_pass {
	set req.http.x-cache = "pass";
}
