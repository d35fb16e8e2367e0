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
