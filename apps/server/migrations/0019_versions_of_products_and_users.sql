-- A form sends the version it was opened with: a stale one is refused instead of overwriting.
alter table products
  add column version int not null default 1,
  add column updated_by uuid references users;
alter table users
  add column version int not null default 1,
  add column updated_by uuid references users;
