create table contact_messages (
  id uuid primary key default uuid_v7(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  constraint name_is_at_most_100_characters check (char_length(name) between 1 and 100),
  constraint subject_is_at_most_150_characters check (char_length(subject) between 1 and 150),
  constraint message_is_at_most_4000_characters check (char_length(message) between 1 and 4000)
);
create index contact_messages_newest_first on contact_messages (created_at desc, id desc);
