-- Whoever changes a password or a role, by whatever way, logs every device of that account out.
create function end_sessions_of_user() returns trigger
  language plpgsql
  as $$ begin delete from sessions where user_id = new.id; return null; end $$;

create trigger sessions_end_with_password_or_role
  after update of password_hash, role on users
  for each row
  when (old.password_hash is distinct from new.password_hash or old.role <> new.role)
  execute function end_sessions_of_user();
