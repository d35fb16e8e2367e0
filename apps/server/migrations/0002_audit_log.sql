-- Each row has the hash of the row before it: a row that is changed later breaks the chain.
create table audit_log (
  id bigint primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  action text not null,
  subject_id text not null default '',
  details jsonb not null default '{}',
  previous_hash bytea,
  hash bytea not null
);

create function audit_log_hash(entry audit_log) returns bytea
  language sql stable
  as $$
    select sha256(convert_to(concat_ws('|',
      coalesce(encode(entry.previous_hash, 'hex'), ''), entry.id,
      extract(epoch from entry.at), coalesce(entry.actor_id::text, ''),
      entry.action, entry.subject_id, entry.details), 'UTF8'))
  $$;

-- It runs as the owner, so that whoever writes the log need not read it. The database sets the time.
create function chain_audit_log() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare last audit_log;
  begin
    -- One writer at a time, or two rows would follow the same one.
    perform pg_advisory_xact_lock(hashtext('audit_log'));
    select * into last from audit_log order by id desc limit 1;
    new.id := coalesce(last.id, 0) + 1;
    new.at := clock_timestamp();
    new.previous_hash := last.hash;
    new.hash := audit_log_hash(new);
    return new;
  end $$;

create trigger audit_log_is_chained
  before insert on audit_log
  for each row execute function chain_audit_log();
create trigger audit_log_is_append_only
  before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_is_never_emptied
  before truncate on audit_log
  for each statement execute function refuse_change();

-- The audit log page reads newest first. Numbers of rows rise with time, so every filter has an index
-- that ends with the number: a page is a short range of it, however long the log is.
create index audit_log_by_time on audit_log (at);
create index audit_log_by_actor on audit_log (actor_id, id);
create index audit_log_by_action on audit_log (action, id);
create index audit_log_by_actor_and_action on audit_log (actor_id, action, id);
-- The panel shows the end of an order's id.
create index audit_log_by_subject on audit_log (right(subject_id, 8), id);

-- The words in the details, such as names of flours and statuses, without the names of the fields.
create function audit_words(details jsonb) returns text
  language sql immutable parallel safe
  as $$
    select lower(coalesce(string_agg(word #>> '{}', E'\n'), ''))
    from jsonb_path_query(details, 'strict $.** ? (@.type() == "string")') word
  $$;

-- The index has no pending list: emptying it would stop every writer of the log for a moment.
create index audit_log_by_words on audit_log
  using gin (audit_words(details) gin_trgm_ops) with (fastupdate = off);

-- The end of the audit log on each day. Whoever cuts rows off its end, or writes it anew from some row
-- on, breaks no link of the chain; but the log then no longer fits its old ends.
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

-- Notes where the log ends, once a day. It returns no row if that was done already or the log is empty.
create function note_audit_head() returns table (entry_id bigint, hash text)
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    insert into audit_heads (day, entry_id, hash)
    select (now() at time zone 'utc')::date, audit_log.id, audit_log.hash
    from audit_log order by audit_log.id desc limit 1
    on conflict (day) do nothing
    returning audit_heads.entry_id, encode(audit_heads.hash, 'hex')
  $$;

revoke execute on function chain_audit_log, note_audit_head from public;
