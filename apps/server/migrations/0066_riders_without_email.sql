-- See decision 65. People who deliver may have no e-mail: they log in with their phone number. Each `is
-- true` is needed because customers have no duty, and a check that is null passes.
alter table users
  drop constraint user_is_whole_or_erased,
  add constraint user_is_whole_or_erased check (
    case when erased_at is null
      then phone is not null
        and (email is not null or password_hash is null or (duty = 'delivery') is true)
        and (role = 'user' or password_hash is not null)
        and (role = 'user' or email is not null or (duty = 'delivery') is true)
      else email is null and phone is null and password_hash is null and address = '' and name = ''
        and language = 'en'
    end);

-- A rider may also be a customer who calls, with the same number.
drop index one_account_without_email_per_phone;
create unique index one_account_without_email_per_phone on users (phone)
  where email is null and phone is not null and role = 'user';
create unique index one_rider_without_email_per_phone on users (phone)
  where email is null and phone is not null and role = 'admin';

-- As before. A rider without an e-mail gets one first.
create or replace function change_staff_duty(
  session_token text, account uuid, known_duty text, new_duty text
) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    actor uuid := lock_staff_as_owner(session_token);
    old_duty text;
    has_email boolean;
  begin
    if actor is null then return 'forbidden'; end if;
    if actor = account then return 'self'; end if;
    select duty, email is not null into old_duty, has_email from users
      where id = account and erased_at is null;
    if old_duty is null then return 'unknown'; end if;
    if old_duty = new_duty then return 'done'; end if;
    if old_duty <> known_duty then return 'changed'; end if;
    if not has_email then return 'no email'; end if;
    update users set duty = new_duty, updated_at = now() where id = account;
    insert into audit_log (actor_id, action, subject_id, details)
      values (actor, 'staff.duty_changed', account::text,
        jsonb_build_object('was', old_duty, 'is', new_duty));
    return 'done';
  end $$;

-- A rider's first e-mail has no old one that could be told or could return.
alter table staff_email_changes alter column old_email drop not null;

-- A passkey that is made before its account: the account gets the id that the passkey knows.
alter table passkey_challenges
  add column new_user_id uuid,
  drop constraint purpose_is_known,
  add constraint purpose_is_known check (purpose in ('sign-in', 'proof', 'adding', 'joining')),
  drop constraint challenge_has_a_user_after_sign_in,
  add constraint challenge_has_a_user_after_sign_in
    check ((user_id is null) = (purpose in ('sign-in', 'joining'))),
  add constraint joining_has_the_id_of_a_new_account
    check ((new_user_id is not null) = (purpose = 'joining'));

-- As before, but with the id of the new account. Only the two functions below may call it.
create function make_invited_account(
  account uuid, link_token text, new_email text, new_phone text, new_password_hash text, origin jsonb
) returns boolean
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    link_hash bytea := sha256(convert_to(link_token, 'UTF8'));
    invitation staff_invitations;
  begin
    -- Accounts before invitations, as everywhere.
    perform from users
      where id = (select invited_by from staff_invitations where token_hash = link_hash)
        and duty = 'owner' and disabled_at is null and erased_at is null
      for share;
    if not found then return false; end if;
    select * into invitation from staff_invitations
      where token_hash = link_hash and used_at is null and cancelled_at is null
        and expires_at > now()
      for update;
    if not found then return false; end if;
    insert into users (id, role, duty, name, email, phone, password_hash)
      values (account, 'admin', invitation.duty, invitation.name, lower(new_email), new_phone,
        new_password_hash);
    update staff_invitations set used_at = now(), name = '', contact = '' where id = invitation.id;
    insert into audit_log (actor_id, action, subject_id, details)
      values (account, 'user.created', account::text, origin || jsonb_build_object(
        'role', 'admin', 'duty', invitation.duty, 'invitedBy', invitation.invited_by));
    return true;
  end $$;

create or replace function accept_staff_invitation(
  link_token text, new_email text, new_phone text, new_password_hash text, origin jsonb
) returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare account uuid := uuid_v7();
  begin
    if make_invited_account(account, link_token, new_email, new_phone, new_password_hash, origin) then
      return account;
    end if;
    return null;
  end $$;

-- Null as above, or if the challenge was used or is too old.
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

-- A link that an owner makes, for a member of staff whom no mail can reach.
alter table account_tokens
  add column made_by uuid references users,
  alter column job_id drop not null,
  drop constraint purpose_is_known,
  add constraint purpose_is_known check (purpose in
    ('confirm-email', 'reset-password', 'confirm-new-email', 'undo-email', 'staff-password')),
  add constraint links_are_mailed_or_made
    check ((job_id is null) = (purpose = 'staff-password')
      and (made_by is not null) = (purpose = 'staff-password'));
create index account_tokens_by_maker on account_tokens (made_by);

-- Whether a link opens the account. One that an owner made ends when its maker is no owner any more, and
-- never opens the account of an owner: that would make one owner of another.
create function opens_account(link account_tokens) returns boolean
  language sql stable set search_path = pg_catalog, public, pg_temp
  as $$ select link.used_at is null and link.expires_at > now() and (
    link.purpose = 'reset-password'
    or link.purpose = 'staff-password'
      and exists (select from users where id = link.user_id and duty in ('counter', 'delivery'))
      and exists (select from users as maker where maker.id = link.made_by
        and maker.duty = 'owner' and maker.disabled_at is null and maker.erased_at is null)) $$;

create function make_staff_password_link(session_token text, account uuid, new_token_hash bytea)
  returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    actor uuid := lock_staff_as_owner(session_token);
    their_duty text;
  begin
    if actor is null then return 'forbidden'; end if;
    if actor = account then return 'self'; end if;
    select duty into their_duty from users
      where id = account and role = 'admin' and erased_at is null and disabled_at is null;
    if not found then return 'unknown'; end if;
    if their_duty = 'owner' then return 'owner'; end if;
    delete from account_tokens where user_id = account and purpose = 'staff-password';
    insert into account_tokens (token_hash, purpose, user_id, made_by, expires_at)
      values (new_token_hash, 'staff-password', account, actor, now() + interval '48 hours');
    insert into audit_log (actor_id, action, subject_id)
      values (actor, 'staff.password_link_made', account::text);
    return 'done';
  end $$;

-- As before. Only a mailed link shows who reads the mail of the account.
create or replace function reset_password(
  link_hash bytea, door text, new_password_hash text, new_token_hash bytea, idle_seconds int, details jsonb
) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare link account_tokens;
  begin
    select * into link from account_tokens where token_hash = link_hash;
    -- The account first, as everywhere (decision 18).
    perform from users
      where id = link.user_id and role = door and erased_at is null and disabled_at is null
      for no key update;
    if not found then return false; end if;
    update account_tokens set used_at = now()
      where token_hash = link_hash and opens_account(account_tokens);
    if not found then return false; end if;
    if link.purpose = 'reset-password' then
      update users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = link.user_id;
    end if;
    perform set_password(
      link.user_id, new_password_hash, new_token_hash, idle_seconds, 'password.reset', details);
    update sessions set proved_at = now() where token_hash = new_token_hash;
    return true;
  end $$;

revoke execute on function
  make_invited_account, accept_staff_invitation_with_passkey, make_staff_password_link
  from public;
