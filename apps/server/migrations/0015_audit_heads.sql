-- Where the audit log ended on each day. Whoever cuts rows off its end, or writes it anew from
-- some row on, breaks no link of the chain; but the log then no longer fits its old ends.
create table audit_heads (
  day date primary key,
  entry_id bigint not null,
  hash bytea not null,
  at timestamptz not null default now(),
  constraint hash_is_a_sha256 check (octet_length(hash) = 32)
);

create trigger audit_heads_are_append_only
  before update or delete on audit_heads
  for each row execute function refuse_change();
create trigger audit_heads_are_never_emptied
  before truncate on audit_heads
  for each statement execute function refuse_change();
