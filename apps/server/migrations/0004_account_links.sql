-- A new e-mail of staff counts once its link is used. Until then, and for 72 hours after, the old one
-- can undo it (decision 54).
create table staff_email_changes (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  -- Null for a rider's first e-mail: there is no old one that could be told or could return.
  old_email text,
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

-- Only the newest change can be confirmed: whoever asks for another e-mail gives the first one up.
create function can_confirm(change staff_email_changes) returns boolean
  language sql stable set search_path = pg_catalog, public, pg_temp
  as $$ select change.confirmed_at is null and can_undo(change) and not exists (
    select from staff_email_changes as newer
    where newer.user_id = change.user_id and newer.id > change.id) $$;

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

-- Links to an account. Only the hash of a token is here; the token itself is only in the mail, or with
-- the owner who made the link (decision 27).
create table account_tokens (
  token_hash bytea primary key,
  purpose text not null,
  user_id uuid not null references users on delete cascade,
  -- The letter that mailed it. A retry makes another token, which does not count as another mail.
  job_id uuid,
  -- The owner who made it, for a member of staff whom no mail can reach.
  made_by uuid references users,
  change_id uuid references staff_email_changes on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint token_hash_is_a_sha256 check (octet_length(token_hash) = 32),
  constraint purpose_is_known check (purpose in
    ('confirm-email', 'reset-password', 'confirm-new-email', 'undo-email', 'staff-password')),
  constraint links_are_mailed_or_made check (
    (job_id is null) = (purpose = 'staff-password')
    and (made_by is not null) = (purpose = 'staff-password')),
  constraint links_of_a_change_name_it check (
    (change_id is not null) = (purpose in ('confirm-new-email', 'undo-email')))
);
create index account_tokens_by_user on account_tokens (user_id, purpose, created_at);
create index account_tokens_by_expiry on account_tokens (expires_at);
create index account_tokens_by_change on account_tokens (change_id);
create index account_tokens_by_maker on account_tokens (made_by);

-- A link is for one mailbox and one password. Links of a change end with the change. A new password ends
-- a change that nobody has confirmed yet.
create function end_tokens_of_user() returns trigger
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

create trigger tokens_end_with_email_password_or_role
  after update of email, password_hash, role on users
  for each row
  when (old.email is distinct from new.email or old.password_hash is distinct from new.password_hash
    or old.role <> new.role)
  execute function end_tokens_of_user();

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

-- The worker calls it when it sends the mail. Null if there is no such account, or the last mail for
-- this purpose is too recent: 1, 2, 4, 8, then 15 minutes apart within an hour. A link lives for at
-- least 30 minutes, so somebody who asks again and again for another's account cannot keep its owner
-- without a working link.
create function make_account_token(
  wanted text, account uuid, job uuid, new_token_hash bytea, life_seconds int
) returns timestamptz
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    mails int;
    last_mail timestamptz;
    ends timestamptz := now() + make_interval(secs => life_seconds);
  begin
    -- Held until the commit, so that two jobs of one account are counted one after the other.
    perform from users where id = account and erased_at is null and disabled_at is null for no key update;
    if not found then return null; end if;
    select count(distinct job_id), max(created_at) into mails, last_mail from account_tokens
      where user_id = account and purpose = wanted and job_id <> job
        and created_at > now() - interval '1 hour';
    if mails > 0 and last_mail > now()
        - least(interval '15 minutes', interval '1 minute' * power(2, least(mails, 9) - 1)) then
      return null;
    end if;
    -- More than this call adds, so that ended tokens never pile up.
    delete from account_tokens where token_hash in (
      select token_hash from account_tokens where expires_at < now() - interval '1 hour'
      order by expires_at limit 20 for update skip locked);
    insert into account_tokens (token_hash, purpose, user_id, job_id, expires_at)
      values (new_token_hash, wanted, account, job, ends);
    if wanted = 'reset-password' then
      insert into audit_log (action, subject_id, details)
        values ('password.link_mailed', account::text, '{}');
    end if;
    return ends;
  end $$;

-- The worker calls it when it sends the mail. Null if the change has ended. It has no limit, because the
-- old address must learn of every change.
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

-- For the two functions below, which have checked that the caller may. Triggers end the sessions, known
-- devices and links of the account; this browser gets the only new session.
create function set_password(
  account uuid, new_password_hash text, new_token_hash bytea, idle_seconds int, action text, details jsonb
) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    update users set password_hash = new_password_hash, password_changed_at = now() where id = account;
    insert into sessions (token_hash, user_id, expires_at)
      values (new_token_hash, account, now() + make_interval(secs => idle_seconds));
    insert into audit_log (actor_id, action, subject_id, details)
      values (account, set_password.action, account::text, set_password.details);
  end $$;

-- Uses a link, once. Only a mailed link shows who reads the mail of the account, so only that confirms
-- the e-mail. False if the link was used or has ended.
create function reset_password(
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

-- The proof is the same as for open_session. The new session has no fresh proof.
create function change_password(
  account uuid, proof text, new_password_hash text, new_token_hash bytea, idle_seconds int, details jsonb
) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    perform from users
      where id = account and disabled_at is null
        and sha256(convert_to(password_hash, 'UTF8')) = sha256(convert_to(proof, 'UTF8'))
      for no key update;
    if not found then return false; end if;
    perform set_password(account, new_password_hash, new_token_hash, idle_seconds, 'password.changed', details);
    return true;
  end $$;

-- Confirms the e-mail of an account, or makes a new e-mail of staff count.
create function confirm_email(link_hash bytea) returns boolean
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

revoke execute on function
  end_tokens_of_user, make_account_token, make_email_change_token, set_password, reset_password,
  change_password, confirm_email, undo_staff_email
  from public;
