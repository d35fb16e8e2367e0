create extension if not exists pg_trgm;

-- What staff search users by, with a line between the fields so that no match spans two of them.
create function user_search_text(name text, email text, phone text, role text) returns text
  language sql immutable parallel safe
  as $$
    select lower(name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || role)
  $$;

create index users_by_search_text on users
  using gin (user_search_text(name, email, phone, role) gin_trgm_ops) where erased_at is null;
create index users_newest_first on users (created_at, id) where erased_at is null;
create index users_by_name on users (lower(name), id) where erased_at is null;
create index users_by_email on users (email, id) where erased_at is null;
create index users_by_phone on users (phone, id) where erased_at is null;
create index users_by_role on users (role, id) where erased_at is null;
