-- What the servers' role may do stands in grants.sql. The functions below do, as the owner, what no
-- grant can narrow down. pg_temp comes last in their path: else a temporary table could pose as ours.
alter function end_sessions_of_user() set search_path = pg_catalog, public, pg_temp;
alter function forget_devices_of_user() set search_path = pg_catalog, public, pg_temp;

-- As the owner, so that whoever writes the log need not read it. The moment is the database's own.
create or replace function chain_audit_log() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare last audit_log;
  begin
    -- One writer at a time, or two rows would follow the same one.
    perform pg_advisory_xact_lock(hashtext('audit_log'));
    select * into last from audit_log order by id desc limit 1;
    new.id := coalesce(last.id, 0) + 1;
    new.at := clock_timestamp();
    new.previous_hash := last.hash;
    new.hash := audit_log_hash(new);
    return new;
  end $$;

-- All of a password's hash but the hash: with it and the password a server computes the rest.
create function password_recipe_of(account uuid) returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select substring(password_hash from '^(.+)\$[^$]+$') from users where id = account $$;

-- The proof is the hash as computed anew from the password: nobody can read it, so nobody without the
-- password has it. It is compared as a digest, so that the time taken tells nothing of its beginning.
create function open_session(
  account uuid, door text, proof text, new_token_hash bytea, old_token_hash bytea, idle_seconds int,
  details jsonb
) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    -- Held until the commit: a change of the password waits, or has already made the proof void.
    perform from users
      where id = account and role = door
        and sha256(convert_to(password_hash, 'UTF8')) = sha256(convert_to(proof, 'UTF8'))
      for share;
    if not found then return false; end if;
    delete from sessions where token_hash = old_token_hash;
    -- More than this log-in adds, so that expired sessions never pile up.
    delete from sessions where token_hash in (
      select token_hash from sessions where expires_at < now()
      order by expires_at limit 20 for update skip locked);
    insert into sessions (token_hash, user_id, expires_at)
      values (new_token_hash, account, now() + make_interval(secs => idle_seconds));
    -- Last, because every other writer of the log waits from here to the commit.
    insert into audit_log (actor_id, action, subject_id, details)
      values (account, 'session.opened', account::text, details);
    return true;
  end $$;

-- The row stays for the sake of its orders, without a person in it. Sessions end with the password.
create function erase_user(account uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    update users set name = '', email = null, phone = null, address = '', profile_img = default,
      password_hash = null, updated_at = now(), erased_at = now()
    where id = account
  $$;

-- Notes where the log ends, once a day. No row where that was done already, or the log is empty.
create function note_audit_head() returns table (entry_id bigint, hash text)
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    insert into audit_heads (day, entry_id, hash)
    select (now() at time zone 'utc')::date, audit_log.id, audit_log.hash
    from audit_log order by audit_log.id desc limit 1
    on conflict (day) do nothing
    returning audit_heads.entry_id, encode(audit_heads.hash, 'hex')
  $$;

revoke execute on function
  chain_audit_log, password_recipe_of, open_session, erase_user, note_audit_head
  from public;

-- Where an order goes is decided when it is placed.
create function refuse_another_address() returns trigger
  language plpgsql
  as $$
  begin
    raise exception 'the address of an order can be erased, not changed'
      using errcode = 'restrict_violation';
  end $$;

create trigger address_of_an_order_is_only_erased
  before update of delivery_address, contact_number on orders
  for each row
  when ((new.delivery_address, new.contact_number) is distinct from
      (old.delivery_address, old.contact_number)
    and (new.delivery_address, new.contact_number) <> ('', ''))
  execute function refuse_another_address();
