-- An e-mail belongs to its account once somebody has followed a link mailed to it. Accounts that exist
-- already count as confirmed.
alter table users
  add column email_confirmed_at timestamptz,
  add constraint only_an_email_is_confirmed check (email is not null or email_confirmed_at is null);
update users set email_confirmed_at = now() where email is not null;

-- Staff who left. No function opens a session for them or mails them a link.
alter table users add column disabled_at timestamptz;

-- Whoever changes an e-mail, by whatever way, makes it unconfirmed. Erasing an account removes it, too.
create function forget_confirmation() returns trigger
  language plpgsql set search_path = pg_catalog, public, pg_temp
  as $$ begin new.email_confirmed_at := null; return new; end $$;

create trigger another_email_is_unconfirmed
  before update of email on users
  for each row
  when (old.email is distinct from new.email)
  execute function forget_confirmation();

-- Links in mails. Only the hash of a token is here; the token itself is only in the mail. See decision 27.
create table account_tokens (
  token_hash bytea primary key,
  purpose text not null,
  user_id uuid not null references users on delete cascade,
  -- The job that mailed it. A retry makes another token, which does not count as another mail.
  job_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint token_hash_is_a_sha256 check (octet_length(token_hash) = 32),
  constraint purpose_is_known check (purpose in ('confirm-email', 'reset-password'))
);
create index account_tokens_by_user on account_tokens (user_id, purpose, created_at);
create index account_tokens_by_expiry on account_tokens (expires_at);

-- A link is for one mailbox and one password. As the owner, so that the servers need no right to delete.
create function end_tokens_of_user() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$ begin delete from account_tokens where user_id = new.id; return null; end $$;

create trigger tokens_end_with_email_password_or_role
  after update of email, password_hash, role on users
  for each row
  when (old.email is distinct from new.email or old.password_hash is distinct from new.password_hash
    or old.role <> new.role)
  execute function end_tokens_of_user();

-- Called by the worker when it sends the mail. Null if there is no such account, or the last mail for
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

-- Uses a mailed link, once. Whoever has it reads the account's mail, so the e-mail is confirmed as well.
-- False if the link was used or has ended.
create function reset_password(
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
    return true;
  end $$;

-- The proof is the same as for open_session: the hash computed anew from the present password.
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

create function confirm_email(link_hash bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare account uuid;
  begin
    select user_id into account from account_tokens
      where token_hash = link_hash and purpose = 'confirm-email';
    perform from users where id = account and erased_at is null for no key update;
    if not found then return false; end if;
    update account_tokens set used_at = now()
      where token_hash = link_hash and used_at is null and expires_at > now();
    if not found then return false; end if;
    update users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = account;
    insert into audit_log (actor_id, action, subject_id, details)
      values (account, 'email.confirmed', account::text, '{}');
    return true;
  end $$;

revoke execute on function
  end_tokens_of_user, make_account_token, set_password, reset_password, change_password, confirm_email
  from public;
