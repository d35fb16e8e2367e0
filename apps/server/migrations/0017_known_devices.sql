-- Browsers in which somebody has logged in. They open nothing: whoever brings the password from one
-- of them is only spared the queue that guessing makes for everybody else. See decision 19.
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

-- Whoever changes a password or a role, by whatever way, makes strangers of all devices. Erasing
-- an account takes its password, too.
create function forget_devices_of_user() returns trigger
  language plpgsql
  as $$ begin delete from known_devices where user_id = new.id; return null; end $$;

create trigger devices_are_forgotten_with_password_or_role
  after update of password_hash, role on users
  for each row
  when (old.password_hash is distinct from new.password_hash or old.role <> new.role)
  execute function forget_devices_of_user();
