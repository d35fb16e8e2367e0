-- Each row carries the hash of the one before it: a row changed behind our back breaks the chain.
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

create function chain_audit_log() returns trigger
  language plpgsql
  as $$
  declare last audit_log;
  begin
    -- One writer at a time, or two rows would follow the same one.
    perform pg_advisory_xact_lock(hashtext('audit_log'));
    select * into last from audit_log order by id desc limit 1;
    new.id := coalesce(last.id, 0) + 1;
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
