-- A link by which somebody becomes staff, once, within 48 hours (decision 28).
create table staff_invitations (
  id uuid primary key default uuid_v7(),
  token_hash bytea not null,
  name text not null,
  contact text not null,
  duty text not null,
  invited_by uuid not null references users,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  cancelled_at timestamptz,
  constraint token_hash_is_a_sha256 check (octet_length(token_hash) = 32),
  constraint duty_is_owner_counter_or_delivery check (duty in ('owner', 'counter', 'delivery')),
  constraint invitation_ends_in_one_way check (used_at is null or cancelled_at is null),
  constraint ended_invitation_names_nobody check (
    (used_at is null and cancelled_at is null) or (name = '' and contact = ''))
);
create unique index one_invitation_per_token on staff_invitations (token_hash);

-- The functions below take the cookie's token itself and hash it here: the servers' role can read the
-- hashes of sessions, but not the tokens. All staff are locked by id, so that two owners who change
-- each other come one after the other, and the second is no owner any more.
create function lock_staff_as_owner(session_token text) returns uuid
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$
  declare actor uuid;
  begin
    perform from users where role = 'admin' and erased_at is null order by id for no key update;
    select users.id into actor from sessions join users on users.id = sessions.user_id
      where sessions.token_hash = sha256(convert_to(session_token, 'UTF8'))
        and sessions.expires_at > now() and users.duty = 'owner'
        and users.disabled_at is null and users.erased_at is null;
    return actor;
  end $$;

-- Nobody changes themselves, so the actor stays an enabled owner: the last one is never lowered. A rider
-- without an e-mail gets one before they get another duty.
create function change_staff_duty(
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

create function set_staff_disabled(session_token text, account uuid, is_to_be_disabled boolean)
  returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    actor uuid := lock_staff_as_owner(session_token);
    is_disabled boolean;
    states text[] := array['enabled', 'disabled'];
  begin
    if actor is null then return 'forbidden'; end if;
    if actor = account then return 'self'; end if;
    select disabled_at is not null into is_disabled from users
      where id = account and role = 'admin' and erased_at is null;
    if not found then return 'unknown'; end if;
    if is_disabled = is_to_be_disabled then return 'done'; end if;
    update users set disabled_at = case when is_to_be_disabled then now() end, updated_at = now()
      where id = account;
    insert into audit_log (actor_id, action, subject_id, details)
      values (actor, case when is_to_be_disabled then 'staff.disabled' else 'staff.enabled' end, account::text,
        jsonb_build_object('was', states[is_disabled::int + 1],
          'is', states[is_to_be_disabled::int + 1]));
    return 'done';
  end $$;

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

-- Null if the session is not an owner's.
create function invite_staff(
  session_token text, new_token_hash bytea, invited_name text, invited_contact text, invited_duty text
) returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    actor uuid := lock_staff_as_owner(session_token);
    invitation uuid;
  begin
    if actor is null then return null; end if;
    -- Names and numbers of people who never came are not kept.
    delete from staff_invitations
      where least(expires_at, used_at, cancelled_at) < now() - interval '30 days';
    insert into staff_invitations (token_hash, name, contact, duty, invited_by, expires_at)
      values (new_token_hash, invited_name, invited_contact, invited_duty, actor,
        now() + interval '48 hours')
      returning id into invitation;
    insert into audit_log (actor_id, action, subject_id, details)
      values (actor, 'staff.invited', invitation::text, jsonb_build_object('duty', invited_duty));
    return invitation;
  end $$;

-- The new hash replaces the old one, so the old link ends.
create function renew_staff_invitation(session_token text, invitation uuid, new_token_hash bytea)
  returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare actor uuid := lock_staff_as_owner(session_token);
  begin
    if actor is null then return 'forbidden'; end if;
    update staff_invitations
      set token_hash = new_token_hash, invited_by = actor, expires_at = now() + interval '48 hours'
      where id = invitation and used_at is null and cancelled_at is null;
    if not found then return 'unknown'; end if;
    insert into audit_log (actor_id, action, subject_id)
      values (actor, 'staff.invitation_renewed', invitation::text);
    return 'done';
  end $$;

create function cancel_staff_invitation(session_token text, invitation uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare actor uuid := lock_staff_as_owner(session_token);
  begin
    if actor is null then return 'forbidden'; end if;
    update staff_invitations set cancelled_at = now(), name = '', contact = ''
      where id = invitation and used_at is null and cancelled_at is null;
    if not found then return 'unknown'; end if;
    insert into audit_log (actor_id, action, subject_id)
      values (actor, 'staff.invitation_cancelled', invitation::text);
    return 'done';
  end $$;

-- False if the link was used, renewed, cancelled, is too old, or its inviter is no owner any more. Only
-- the functions that accept an invitation may call it.
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

-- Null if no account could be made.
create function accept_staff_invitation(
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

revoke execute on function
  lock_staff_as_owner, change_staff_duty, set_staff_disabled, make_staff_password_link, invite_staff,
  renew_staff_invitation, cancel_staff_invitation, make_invited_account, accept_staff_invitation
  from public;

-- How staff sign in: one row, changed by the owner of the shop.
create table staff_sign_in (
  is_the_only_row boolean primary key default true,
  requires_passkey boolean not null default false,
  updated_at timestamptz not null default now(),
  updated_by uuid references users on delete set null,
  constraint staff_sign_in_has_one_row check (is_the_only_row)
);
insert into staff_sign_in default values;
