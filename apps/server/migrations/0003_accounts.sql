-- The rights of the servers' role are in grants.sql. The functions here do, as the owner, what no grant
-- can narrow down. pg_temp comes last in their search path, so that no temporary table can pose as ours.

create table users (
  id uuid primary key default uuid_v7(),
  role text not null default 'user',
  -- What a member of staff may do. The role stays the specification's.
  duty text,
  name text not null,
  email text,
  phone text,
  address text not null default '',
  -- The language of mails and messages to this person.
  language text not null default 'en',
  -- What a member of staff chose for their own panel, such as its first page. The contract has the schema.
  preferences jsonb not null default '{}',
  profile_img text not null default 'default',
  password_hash text,
  password_changed_at timestamptz not null default now(),
  -- An e-mail belongs to its account once somebody has followed a link that was mailed to it.
  email_confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid references users,
  -- A form sends the version it was opened with: a stale one is refused instead of overwriting.
  version int not null default 1,
  -- Staff who left. No function opens a session for them or mails them a link.
  disabled_at timestamptz,
  erased_at timestamptz,
  constraint role_is_user_or_admin check (role in ('user', 'admin')),
  constraint duty_is_owner_counter_or_delivery check (duty in ('owner', 'counter', 'delivery')),
  constraint staff_alone_have_a_duty check ((role = 'admin') = (duty is not null)),
  constraint staff_alone_are_disabled check (disabled_at is null or role = 'admin'),
  constraint phone_is_ten_digits check (phone ~ '^[0-9]{10}$'),
  constraint email_is_lower_case check (email = lower(email)),
  constraint only_an_email_is_confirmed check (email is not null or email_confirmed_at is null),
  constraint language_is_one_of_the_shop check (language in ('en', 'mr', 'hi')),
  constraint preferences_are_a_small_object check (
    jsonb_typeof(preferences) = 'object' and length(preferences::text) <= 1000),
  constraint nothing_is_preferred_once_erased check (erased_at is null or preferences = '{}'),
  -- A customer who only ever called has no e-mail and no password: nobody can log in to the account.
  -- People who deliver may have no e-mail: they log in with their phone number (decision 65). Each `is
  -- true` is needed because customers have no duty, and a check that is null passes.
  constraint user_is_whole_or_erased check (
    case when erased_at is null
      then phone is not null
        and (email is not null or password_hash is null or (duty = 'delivery') is true)
        and (role = 'user' or password_hash is not null)
        and (role = 'user' or email is not null or (duty = 'delivery') is true)
      else email is null and phone is null and password_hash is null and address = '' and name = ''
        and language = 'en'
    end)
);
-- A unique index over all rows would make the e-mail part of what foreign keys may name, and erasing it
-- would wait for everybody who merely names the account. An index over some rows does not.
create unique index one_account_per_email on users (email) where email is not null;
-- Two staff with the same new caller make one customer. A rider may also be a customer who calls, with
-- the same number. Whoever registers with an e-mail may use any number.
create unique index one_account_without_email_per_phone on users (phone)
  where email is null and phone is not null and role = 'user';
create unique index one_rider_without_email_per_phone on users (phone)
  where email is null and phone is not null and role = 'admin';

-- Staff search users by this text. A line is between the fields, so that no match spans two of them.
create function user_search_text(name text, email text, phone text, role text) returns text
  language sql immutable parallel safe
  as $$
    select lower(name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || role)
  $$;

create index users_by_search_text on users
  using gin (user_search_text(name, email, phone, role) gin_trgm_ops) where erased_at is null;
create index users_by_name_sound on users using gin (name_sound(name) gin_trgm_ops)
  where erased_at is null;
-- Staff search orders by a piece of the customer's id.
create index users_by_id_text on users using gin ((id::text) gin_trgm_ops) where erased_at is null;
create index users_newest_first on users (created_at, id) where erased_at is null;
create index users_by_name on users (lower(name), id) where erased_at is null;
create index users_by_email on users (email, id) where erased_at is null;
create index users_by_phone on users (phone, id) where erased_at is null;
create index users_by_role on users (role, id) where erased_at is null;

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When this person last showed who they are. Whoever opens a session in a new way and says nothing
  -- about a proof gets none (decision 54).
  proved_at timestamptz,
  constraint token_hash_is_a_sha256 check (octet_length(token_hash) = 32)
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- One rule for the guard of the routes and for the functions of the database.
create function is_fresh_proof(proved_at timestamptz) returns boolean
  language sql stable
  as $$ select coalesce(proved_at > now() - interval '15 minutes', false) $$;

-- Browsers in which somebody has logged in. They open nothing: a log-in from one of them only skips the
-- queue that guessing makes for everybody else (decision 19).
create table known_devices (
  token_hash bytea not null,
  user_id uuid not null references users on delete cascade,
  last_seen_at timestamptz not null default now(),
  -- A family shares a browser: one token may be known to several accounts.
  primary key (token_hash, user_id),
  constraint token_hash_is_a_sha256 check (octet_length(token_hash) = 32)
);
create index known_devices_by_user on known_devices (user_id, last_seen_at);
create index known_devices_by_last_seen on known_devices (last_seen_at);

-- A change of a password or a role, in whatever way, logs every device of that account out and forgets
-- it. So does erasing an account, which removes its password.
create function end_sessions_of_user() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$ begin delete from sessions where user_id = new.id; return null; end $$;
create trigger sessions_end_with_password_or_role
  after update of password_hash, role on users
  for each row
  when (old.password_hash is distinct from new.password_hash or old.role <> new.role)
  execute function end_sessions_of_user();
create trigger sessions_end_with_disabling
  after update of disabled_at on users
  for each row
  when (old.disabled_at is null and new.disabled_at is not null)
  execute function end_sessions_of_user();

create function forget_devices_of_user() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$ begin delete from known_devices where user_id = new.id; return null; end $$;
create trigger devices_are_forgotten_with_password_or_role
  after update of password_hash, role on users
  for each row
  when (old.password_hash is distinct from new.password_hash or old.role <> new.role)
  execute function forget_devices_of_user();

-- A changed e-mail is unconfirmed, in whatever way it was changed.
create function forget_confirmation() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$ begin new.email_confirmed_at := null; return new; end $$;

create trigger another_email_is_unconfirmed
  before update of email on users
  for each row
  when (old.email is distinct from new.email)
  execute function forget_confirmation();

-- A password's hash without the hash itself: with it and the password a server computes the rest.
create function password_recipe_of(account uuid) returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select substring(password_hash from '^(.+)\$[^$]+$') from users where id = account $$;

-- The proof is the hash as computed anew from the password: nobody can read it, so nobody without the
-- password has it. It is compared as a digest, so that the time taken tells nothing about its beginning.
create function open_session(
  account uuid, door text, proof text, new_token_hash bytea, old_token_hash bytea, idle_seconds int,
  details jsonb
) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    -- Held until the commit: a change of the password waits, or has already made the proof void.
    perform from users
      where id = account and role = door and disabled_at is null
        and sha256(convert_to(password_hash, 'UTF8')) = sha256(convert_to(proof, 'UTF8'))
      for share;
    if not found then return false; end if;
    delete from sessions where token_hash = old_token_hash;
    -- More than this log-in adds, so that expired sessions never pile up.
    delete from sessions where token_hash in (
      select token_hash from sessions where expires_at < now()
      order by expires_at limit 20 for update skip locked);
    insert into sessions (token_hash, user_id, expires_at, proved_at)
      values (new_token_hash, account, now() + make_interval(secs => idle_seconds), now());
    -- Last, because every other writer of the log waits from here to the commit.
    insert into audit_log (actor_id, action, subject_id, details)
      values (account, 'session.opened', account::text, details);
    return true;
  end $$;

-- Customers prove who they are, too, before they delete their account. It takes the raw token, not its
-- hash: somebody who can only run SQL does not have it.
create function prove_session_with_password(session_token text, proof text, details jsonb)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare account uuid := (
    select user_id from sessions
    where token_hash = sha256(convert_to(session_token, 'UTF8')) and expires_at > now());
  begin
    perform from users
      where id = account and erased_at is null and disabled_at is null
        and sha256(convert_to(password_hash, 'UTF8')) = sha256(convert_to(proof, 'UTF8'))
      for share;
    if not found then return false; end if;
    update sessions set proved_at = now()
      where token_hash = sha256(convert_to(session_token, 'UTF8'));
    insert into audit_log (actor_id, action, subject_id, details)
      values (account, 'session.proved', account::text, details || '{"method": "password"}');
    return true;
  end $$;

-- The row stays because its orders name it, but nothing personal is left. Sessions end with the password.
create function erase_user(account uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    update users set name = '', email = null, phone = null, address = '', language = default,
      preferences = default, profile_img = default, password_hash = null,
      updated_at = now(), erased_at = now()
    where id = account
  $$;

revoke execute on function
  password_recipe_of, open_session, prove_session_with_password, erase_user
  from public;
