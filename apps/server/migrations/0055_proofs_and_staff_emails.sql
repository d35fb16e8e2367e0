-- See decision 54. A session has no proof until one is given: who opens a session in a new way and says
-- nothing about the proof gets none.
alter table sessions
  alter column proved_at drop default,
  alter column proved_at drop not null;

create or replace function is_fresh_proof(proved_at timestamptz) returns boolean
  language sql stable
  as $$ select coalesce(proved_at > now() - interval '15 minutes', false) $$;

-- As before; the password is the proof.
create or replace function open_session(
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

-- As before; the passkey is the proof.
create or replace function open_session_with_passkey(
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

-- As before; the mailed link is the proof. A changed password opens its session without one.
create or replace function reset_password(
  link_hash bytea, door text, new_password_hash text, new_token_hash bytea, idle_seconds int, details jsonb
) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare account uuid;
  begin
    select user_id into account from account_tokens
      where token_hash = link_hash and purpose = 'reset-password';
    -- The account first, as everywhere (decision 18).
    perform from users
      where id = account and role = door and erased_at is null and disabled_at is null
      for no key update;
    if not found then return false; end if;
    update account_tokens set used_at = now()
      where token_hash = link_hash and used_at is null and expires_at > now();
    if not found then return false; end if;
    update users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = account;
    perform set_password(account, new_password_hash, new_token_hash, idle_seconds, 'password.reset', details);
    update sessions set proved_at = now() where token_hash = new_token_hash;
    return true;
  end $$;

-- As before, but customers prove who they are, too: before they delete their account.
create or replace function prove_session_with_password(session_token text, proof text, details jsonb)
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

-- A new e-mail of staff counts once its link is used. Until then, and for 72 hours after, the old one
-- can undo it.
create table staff_email_changes (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  old_email text not null,
  new_email text not null,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  undone_at timestamptz,
  constraint staff_email_really_changes check (old_email <> new_email)
);
create index staff_email_changes_by_user on staff_email_changes (user_id, id);
create index staff_email_changes_by_old_email on staff_email_changes (old_email);

create function can_undo(change staff_email_changes) returns boolean
  language sql stable
  as $$ select change.undone_at is null
    and greatest(change.asked_at, change.confirmed_at) > now() - interval '72 hours' $$;

-- The newest one alone: who asks for another e-mail gives the first one up.
create function can_confirm(change staff_email_changes) returns boolean
  language sql stable set search_path = pg_catalog, public, pg_temp
  as $$ select change.confirmed_at is null and can_undo(change) and not exists (
    select from staff_email_changes as newer
    where newer.user_id = change.user_id and newer.id > change.id) $$;

alter table account_tokens
  add column change_id uuid references staff_email_changes on delete cascade,
  drop constraint purpose_is_known,
  add constraint purpose_is_known
    check (purpose in ('confirm-email', 'reset-password', 'confirm-new-email', 'undo-email')),
  add constraint links_of_a_change_name_it
    check ((change_id is not null) = (purpose in ('confirm-new-email', 'undo-email')));
create index account_tokens_by_change on account_tokens (change_id);

-- Links of a change end with the change. A new password ends a change that nobody has confirmed yet.
create or replace function end_tokens_of_user() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    delete from account_tokens where user_id = new.id and change_id is null;
    if new.erased_at is not null or new.role <> 'admin' then
      delete from staff_email_changes where user_id = new.id;
    elsif old.password_hash is distinct from new.password_hash then
      update staff_email_changes set undone_at = now()
        where user_id = new.id and confirmed_at is null and undone_at is null;
    end if;
    return null;
  end $$;

-- Nobody takes an e-mail to which its owner can still return.
create function refuse_email_that_can_return() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    if exists (select from staff_email_changes as change
      where change.old_email = new.email and change.user_id <> new.id
        and change.confirmed_at is not null and can_undo(change))
    then
      raise exception 'the former e-mail of staff can still return'
        using errcode = 'unique_violation', constraint = 'one_account_per_email';
    end if;
    return new;
  end $$;

create trigger email_that_can_return_is_kept
  before insert or update of email on users
  for each row
  when (new.email is not null)
  execute function refuse_email_that_can_return();

-- Called by the worker when it sends the mail. Null if the change has ended. Not limited: the old
-- address learns of every change.
create function make_email_change_token(wanted text, change_id uuid, job uuid, new_token_hash bytea)
  returns timestamptz
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    change staff_email_changes;
    ends timestamptz;
  begin
    select * into change from staff_email_changes where id = change_id;
    if not found or not can_undo(change) or (wanted = 'confirm-new-email' and not can_confirm(change)) then
      return null;
    end if;
    ends := greatest(change.asked_at, change.confirmed_at) + interval '72 hours';
    insert into account_tokens (token_hash, purpose, user_id, job_id, change_id, expires_at)
      values (new_token_hash, wanted, change.user_id, job, change.id, ends);
    return ends;
  end $$;

-- As before, and the way in which a new e-mail of staff begins to count.
create or replace function confirm_email(link_hash bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    link account_tokens;
    change staff_email_changes;
  begin
    select * into link from account_tokens
      where token_hash = link_hash and purpose in ('confirm-email', 'confirm-new-email');
    perform from users where id = link.user_id and erased_at is null for no key update;
    if not found then return false; end if;
    if link.change_id is not null then
      select * into change from staff_email_changes where id = link.change_id for update;
      if not found or not can_confirm(change) then return false; end if;
    end if;
    update account_tokens set used_at = now()
      where token_hash = link_hash and used_at is null and expires_at > now();
    if not found then return false; end if;
    if link.change_id is not null then
      update staff_email_changes set confirmed_at = now() where id = change.id;
      update users set email = change.new_email, version = version + 1, updated_at = now()
        where id = link.user_id;
    end if;
    update users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = link.user_id;
    insert into audit_log (actor_id, action, subject_id, details)
      values (link.user_id, 'email.confirmed', link.user_id::text, '{}');
    return true;
  end $$;

-- Somebody else was in the account: the old address returns, no password opens it until a new one is
-- chosen by mail, and passkeys that were added since are gone. Triggers end the sessions. Returns the
-- address that is in force again, or null if the link has ended.
create function undo_staff_email(link_hash bytea, details jsonb) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    link account_tokens;
    change staff_email_changes;
  begin
    select * into link from account_tokens where token_hash = link_hash and purpose = 'undo-email';
    perform from users where id = link.user_id and erased_at is null for no key update;
    if not found then return null; end if;
    select * into change from staff_email_changes where id = link.change_id for update;
    if not found or not can_undo(change) then return null; end if;
    update account_tokens set used_at = now() where token_hash = link_hash;
    update staff_email_changes set undone_at = now()
      where user_id = link.user_id and id >= change.id and undone_at is null;
    delete from passkeys where user_id = link.user_id and created_at >= change.asked_at;
    update users
      set email = change.old_email, password_hash = 'undone ' || gen_random_uuid(),
        password_changed_at = now(), version = version + 1, updated_at = now()
      where id = link.user_id;
    -- Whoever has the link reads the mail of this address.
    update users set email_confirmed_at = now() where id = link.user_id;
    insert into audit_log (actor_id, action, subject_id, details)
      values (link.user_id, 'email.undone', link.user_id::text, undo_staff_email.details);
    return change.old_email;
  end $$;

revoke execute on function make_email_change_token, undo_staff_email from public;
