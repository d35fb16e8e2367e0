-- Who may use a passkey.
create function is_active_staff(person users) returns boolean
  language sql stable
  as $$ select person.role = 'admin' and person.erased_at is null and person.disabled_at is null $$;

create table passkeys (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  device_type text not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint credential_id_is_of_a_known_length check (octet_length(credential_id) between 16 and 1023),
  constraint counter_is_never_negative check (counter >= 0),
  constraint device_type_is_single_or_multi check (device_type in ('singleDevice', 'multiDevice')),
  constraint passkey_has_a_name check (name <> '')
);
create unique index one_passkey_per_credential on passkeys (credential_id);
create index passkeys_by_user on passkeys (user_id);

-- What the next passkey signs: random, known to nobody before, for five minutes and one use.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null,
  user_id uuid references users on delete cascade,
  -- A passkey that is made before its account: the account gets the id that the passkey knows.
  new_user_id uuid,
  expires_at timestamptz not null default now() + interval '5 minutes',
  constraint challenge_hash_is_a_sha256 check (octet_length(challenge_hash) = 32),
  constraint purpose_is_known check (purpose in ('sign-in', 'proof', 'adding', 'joining')),
  -- Nobody says who they are before they sign in.
  constraint challenge_has_a_user_after_sign_in check (
    (user_id is null) = (purpose in ('sign-in', 'joining'))),
  constraint joining_has_the_id_of_a_new_account check (
    (new_user_id is not null) = (purpose = 'joining'))
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
create index passkey_challenges_by_user on passkey_challenges (user_id);

-- Passkeys are for staff: they end with the role, and with the account.
create function remove_passkeys_of_user() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    delete from passkeys where user_id = new.id;
    delete from passkey_challenges where user_id = new.id;
    return null;
  end $$;

create trigger passkeys_end_with_role_or_erasure
  after update of role, erased_at on users
  for each row
  when (old.role <> new.role or old.erased_at is distinct from new.erased_at)
  execute function remove_passkeys_of_user();

-- Uses up the challenge, and returns whose passkey it is, or null. Only the functions below may call it.
-- The server has checked the signature: the database cannot.
create function use_passkey(
  used_challenge_hash bytea, used_for text, account uuid, used_credential_id bytea, new_counter bigint,
  is_backed_up_now boolean
) returns uuid
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
  declare holder uuid := (select user_id from passkeys where credential_id = used_credential_id);
  begin
    if account is not null and account <> holder then return null; end if;
    -- The account first, as whoever erases it does: see decision 18.
    perform from users where id = holder and is_active_staff(users) for share;
    if not found then return null; end if;
    delete from passkey_challenges
      where challenge_hash = used_challenge_hash and purpose = used_for
        and user_id is not distinct from account and expires_at > now();
    if not found then return null; end if;
    update passkeys
      set counter = new_counter, is_backed_up = is_backed_up_now, last_used_at = now()
      where credential_id = used_credential_id and user_id = holder
        -- A counter that stands still is a copy's. Synced passkeys do not count: they stay at zero.
        and (new_counter > counter or (new_counter = 0 and counter = 0));
    if not found then return null; end if;
    return holder;
  end $$;

-- Does with a passkey what open_session does with a password. Returns the account, or null.
create function open_session_with_passkey(
  used_challenge_hash bytea, used_credential_id bytea, new_counter bigint, is_backed_up_now boolean,
  new_token_hash bytea, old_token_hash bytea, idle_seconds int, details jsonb
) returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare account uuid := use_passkey(
    used_challenge_hash, 'sign-in', null, used_credential_id, new_counter, is_backed_up_now);
  begin
    if account is null then return null; end if;
    delete from sessions where token_hash = old_token_hash;
    delete from sessions where token_hash in (
      select token_hash from sessions where expires_at < now()
      order by expires_at limit 20 for update skip locked);
    insert into sessions (token_hash, user_id, expires_at, proved_at)
      values (new_token_hash, account, now() + make_interval(secs => idle_seconds), now());
    insert into audit_log (actor_id, action, subject_id, details)
      values (account, 'session.opened', account::text, details || '{"method": "passkey"}');
    return account;
  end $$;

-- The functions from here on take the session's token itself, which the database does not keep: a
-- stranger who can only run SQL does not have it.
create function staff_of_session(session_token text) returns uuid
  language sql stable set search_path = pg_catalog, public, pg_temp
  as $$
    select users.id from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = sha256(convert_to(session_token, 'UTF8'))
      and sessions.expires_at > now() and is_active_staff(users)
  $$;

create function prove_session_with_passkey(
  session_token text, used_challenge_hash bytea, used_credential_id bytea, new_counter bigint,
  is_backed_up_now boolean, details jsonb
) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare account uuid := staff_of_session(session_token);
  begin
    if account is null or use_passkey(
      used_challenge_hash, 'proof', account, used_credential_id, new_counter, is_backed_up_now) is null
    then return false; end if;
    update sessions set proved_at = now()
      where token_hash = sha256(convert_to(session_token, 'UTF8'));
    insert into audit_log (actor_id, action, subject_id, details)
      values (account, 'session.proved', account::text, details || '{"method": "passkey"}');
    return true;
  end $$;

-- Returns the new passkey, or null: no fresh proof, a used challenge, or too many passkeys already.
create function add_passkey(
  session_token text, used_challenge_hash bytea, new_credential_id bytea, new_public_key bytea,
  new_counter bigint, new_transports text[], new_device_type text, is_backed_up_now boolean,
  new_name text, most_per_user int
) returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    account uuid;
    added uuid;
  begin
    select user_id into account from sessions
      where token_hash = sha256(convert_to(session_token, 'UTF8')) and is_fresh_proof(proved_at)
        and user_id = staff_of_session(session_token);
    if not found then return null; end if;
    -- One at a time for each account, so that the count below holds.
    perform from users where id = account and is_active_staff(users) for no key update;
    if not found then return null; end if;
    delete from passkey_challenges
      where challenge_hash = used_challenge_hash and purpose = 'adding' and user_id = account
        and expires_at > now();
    if not found then return null; end if;
    if (select count(*) from passkeys where user_id = account) >= most_per_user then
      return null;
    end if;
    insert into passkeys (user_id, credential_id, public_key, counter, transports, device_type,
        is_backed_up, name)
      values (account, new_credential_id, new_public_key, new_counter, new_transports,
        new_device_type, is_backed_up_now, new_name)
      returning id into added;
    insert into audit_log (actor_id, action, subject_id, details)
      values (account, 'passkey.added', account::text, jsonb_build_object('passkeyId', added));
    return added;
  end $$;

-- Null if no account could be made, or the challenge was used or is too old.
create function accept_staff_invitation_with_passkey(
  link_token text, new_email text, new_phone text, new_password_hash text, origin jsonb,
  used_challenge_hash bytea, new_credential_id bytea, new_public_key bytea, new_counter bigint,
  new_transports text[], new_device_type text, is_backed_up_now boolean, new_passkey_name text
) returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    account uuid := (
      select new_user_id from passkey_challenges
      where challenge_hash = used_challenge_hash and purpose = 'joining' and expires_at > now());
    added uuid;
  begin
    if account is null or not make_invited_account(
      account, link_token, new_email, new_phone, new_password_hash, origin)
    then return null; end if;
    delete from passkey_challenges where challenge_hash = used_challenge_hash;
    insert into passkeys (user_id, credential_id, public_key, counter, transports, device_type,
        is_backed_up, name)
      values (account, new_credential_id, new_public_key, new_counter, new_transports,
        new_device_type, is_backed_up_now, new_passkey_name)
      returning id into added;
    insert into audit_log (actor_id, action, subject_id, details)
      values (account, 'passkey.added', account::text, jsonb_build_object('passkeyId', added));
    return account;
  end $$;

revoke execute on function
  remove_passkeys_of_user, use_passkey, open_session_with_passkey, staff_of_session,
  prove_session_with_passkey, add_passkey, accept_staff_invitation_with_passkey
  from public;
