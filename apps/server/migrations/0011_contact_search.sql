create extension if not exists pg_trgm;

-- What staff search messages by, with a line between the fields so that no match spans two of them.
create function contact_search_text(name text, email text, subject text, message text) returns text
  language sql immutable parallel safe
  as $$
    select lower(name || E'\n' || email || E'\n' || subject || E'\n' || message)
  $$;

create index contact_messages_by_search_text on contact_messages
  using gin (contact_search_text(name, email, subject, message) gin_trgm_ops);
create index contact_messages_by_name on contact_messages (lower(name), id);
create index contact_messages_by_email on contact_messages (lower(email), id);
create index contact_messages_by_subject on contact_messages (lower(subject), id);
