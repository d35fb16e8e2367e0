-- How staff sign in: one row, changed by the owner of the shop.
create table staff_sign_in (
  is_the_only_row boolean primary key default true,
  requires_passkey boolean not null default false,
  updated_at timestamptz not null default now(),
  updated_by uuid references users on delete set null,
  constraint staff_sign_in_has_one_row check (is_the_only_row)
);
insert into staff_sign_in default values;
