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
