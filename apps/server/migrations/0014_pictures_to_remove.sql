-- Files that no row of media vouches for: those of an upload under way, and of a picture let go.
-- They are written down before they come and after their row went, so that a crash leaves none behind.
create table pictures_to_remove (
  media_id uuid primary key,
  due_at timestamptz not null
);
create index pictures_to_remove_by_due on pictures_to_remove (due_at);
