-- What a staff member may do. The role stays the specification's; the admins of today become owners.
alter table users add column duty text;
update users set duty = 'owner' where role = 'admin';
alter table users
  add constraint duty_is_owner_counter_or_delivery check (duty in ('owner', 'counter', 'delivery')),
  add constraint staff_alone_have_a_duty check ((role = 'admin') = (duty is not null)),
  add constraint staff_alone_are_disabled check (disabled_at is null or role = 'admin');

-- Whoever disables a person, by whatever way, logs every device of theirs out.
create trigger sessions_end_with_disabling
  after update of disabled_at on users
  for each row
  when (old.disabled_at is null and new.disabled_at is not null)
  execute function end_sessions_of_user();

-- As before, but a disabled person gets no session.
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
    insert into sessions (token_hash, user_id, expires_at)
      values (new_token_hash, account, now() + make_interval(secs => idle_seconds));
    -- Last, because every other writer of the log waits from here to the commit.
    insert into audit_log (actor_id, action, subject_id, details)
      values (account, 'session.opened', account::text, details);
    return true;
  end $$;
