-- Errors of the front ends, grouped: a row is one error of one release. It holds nothing personal.
create table client_errors (
  fingerprint bytea primary key,
  app text not null,
  kind text not null,
  release text not null,
  language text not null,
  -- Of the first report.
  path text not null,
  message text not null,
  -- One frame a line, such as `Header shop-Ch-qFnPJ.js:1:2345`.
  stack text not null,
  component_stack text not null,
  seen_count bigint not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  constraint fingerprint_is_a_sha256 check (octet_length(fingerprint) = 32),
  constraint client_app_is_known check (app in ('storefront', 'admin')),
  constraint client_error_kind_is_known check (kind in ('recovered', 'failed', 'chunk', 'foreign')),
  constraint client_error_was_seen check (seen_count > 0 and first_seen_at <= last_seen_at),
  constraint client_error_is_short check (
    length(release) <= 20 and length(path) <= 200 and length(message) <= 500
    and length(stack) <= 4000 and length(component_stack) <= 4000
  )
);
