create extension if not exists pg_trgm;

-- The audit log page reads newest first. Numbers of rows rise with time, so every filter has an index
-- that ends with the number: a page is a short range of it, however long the log is.
create index audit_log_by_time on audit_log (at);
create index audit_log_by_actor on audit_log (actor_id, id);
create index audit_log_by_action on audit_log (action, id);
create index audit_log_by_actor_and_action on audit_log (actor_id, action, id);
-- The end of an id is what the panel shows of an order.
create index audit_log_by_subject on audit_log (right(subject_id, 8), id);

-- The words in the details: names of flours, statuses, networks; no names of fields that hold them.
create function audit_words(details jsonb) returns text
  language sql immutable parallel safe
  as $$
    select lower(coalesce(string_agg(word #>> '{}', E'\n'), ''))
    from jsonb_path_query(details, 'strict $.** ? (@.type() == "string")') word
  $$;

-- Without the pending list: emptying it would stop every writer of the log for a moment.
create index audit_log_by_words on audit_log
  using gin (audit_words(details) gin_trgm_ops) with (fastupdate = off);
