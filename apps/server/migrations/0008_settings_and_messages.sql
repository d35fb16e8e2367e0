-- What the owner changes without a release. Each save of a page adds a version; the newest counts. Of
-- two saves on the same version, the primary key refuses the second.
create table settings_versions (
  page text not null,
  version int not null,
  document jsonb not null,
  saved_by uuid references users,
  saved_at timestamptz not null default now(),
  primary key (page, version),
  constraint settings_page_is_known check (page in
    ('profile', 'delivery', 'payment', 'banners', 'testimonials', 'legal', 'alerts')),
  constraint versions_count_from_one check (version > 0)
);
create trigger settings_versions_are_append_only
  before update or delete on settings_versions
  for each row execute function refuse_change();
create trigger settings_versions_are_never_emptied
  before truncate on settings_versions
  for each statement execute function refuse_change();

-- The uploaded pictures that a version of the settings names. As long as one does, the picture stays.
create table settings_pictures (
  page text not null,
  version int not null,
  media_id uuid not null,
  primary key (page, version, media_id),
  constraint pictures_belong_to_a_version foreign key (page, version) references settings_versions,
  constraint settings_name_stored_pictures foreign key (media_id) references media
);
create index settings_pictures_by_media on settings_pictures (media_id);
create trigger settings_pictures_are_append_only
  before update or delete on settings_pictures
  for each row execute function refuse_change();
create trigger settings_pictures_are_never_emptied
  before truncate on settings_pictures
  for each statement execute function refuse_change();

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

-- Staff search messages by this text. A line is between the fields, so that no match spans two of them.
create function contact_search_text(name text, email text, subject text, message text) returns text
  language sql immutable parallel safe
  as $$
    select lower(name || E'\n' || email || E'\n' || subject || E'\n' || message)
  $$;

create index contact_messages_newest_first on contact_messages (created_at desc, id desc);
create index contact_messages_by_search_text on contact_messages
  using gin (contact_search_text(name, email, subject, message) gin_trgm_ops);
create index contact_messages_by_name_sound on contact_messages
  using gin (name_sound(name) gin_trgm_ops);
create index contact_messages_by_name on contact_messages (lower(name), id);
create index contact_messages_by_email on contact_messages (lower(email), id);
create index contact_messages_by_subject on contact_messages (lower(subject), id);

-- Errors of the front ends, grouped: a row is one error of one release. It holds nothing personal.
create table client_errors (
  fingerprint bytea primary key,
  app text not null,
  kind text not null,
  release text not null,
  language text not null,
  -- The page of the first report.
  path text not null,
  message text not null,
  -- One frame a line, such as `Header shop-Ch-qFnPJ.js:1:2345`.
  stack text not null,
  component_stack text not null,
  seen_count bigint not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  constraint fingerprint_is_a_sha256 check (octet_length(fingerprint) = 32),
  constraint client_app_is_known check (app in ('storefront', 'admin')),
  constraint client_error_kind_is_known check (kind in ('recovered', 'failed', 'chunk', 'foreign')),
  constraint client_error_was_seen check (seen_count > 0 and first_seen_at <= last_seen_at),
  constraint client_error_is_short check (
    length(release) <= 20 and length(path) <= 200 and length(message) <= 500
    and length(stack) <= 4000 and length(component_stack) <= 4000
  )
);
