-- Ids carry their moment of birth, so that newest-first needs no second index.
create function uuid_v7() returns uuid
  language sql volatile parallel safe
  as $$
    select encode(
      set_bit(set_bit(
        overlay(uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6),
        52, 1), 53, 1),
      'hex')::uuid
  $$;

create function refuse_change() returns trigger
  language plpgsql
  as $$ begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $$;

create table cities (
  code text primary key,
  name text not null,
  constraint city_code_is_a_short_word check (code ~ '^[a-z]{2,30}$')
);
insert into cities (code, name) values ('pune', 'Pune');

create table users (
  id uuid primary key default uuid_v7(),
  role text not null default 'user',
  name text not null,
  email text,
  phone text,
  address text not null default '',
  profile_img text not null default 'default',
  password_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  password_changed_at timestamptz not null default now(),
  erased_at timestamptz,
  constraint role_is_user_or_admin check (role in ('user', 'admin')),
  constraint phone_is_ten_digits check (phone ~ '^[0-9]{10}$'),
  constraint email_is_lower_case check (email = lower(email)),
  constraint user_is_whole_or_erased check (
    case when erased_at is null
      then email is not null and phone is not null and password_hash is not null
      else email is null and phone is null and password_hash is null and address = '' and name = ''
    end)
);
create unique index one_account_per_email on users (email);

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint token_hash_is_a_sha256 check (octet_length(token_hash) = 32)
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);
