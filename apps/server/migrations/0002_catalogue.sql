create table media (
  -- Random, so that nobody can guess the address of a picture that is not shown yet.
  id uuid primary key default gen_random_uuid(),
  alt text not null default '',
  colour_from text not null,
  colour_to text not null,
  width int not null,
  height int not null,
  content_sha256 bytea not null,
  uploaded_by uuid references users,
  created_at timestamptz not null default now(),
  constraint colours_are_hex check (colour_from ~ '^#[0-9a-f]{6}$' and colour_to ~ '^#[0-9a-f]{6}$'),
  constraint picture_has_a_size check (width > 0 and height > 0)
);

create table products (
  id uuid primary key default uuid_v7(),
  slug text,
  name text not null,
  name_mr text not null default '',
  category text not null default '',
  description text not null,
  text text not null default '',
  search_also text[] not null default '{}',
  price_paise int not null,
  sale boolean not null default false,
  is_active boolean not null default true,
  media_id uuid references media,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  constraint one_product_per_slug unique (slug),
  constraint product_has_a_name check (name <> ''),
  constraint price_is_above_zero check (price_paise > 0 and price_paise <= 100000000),
  constraint archived_product_is_not_sold check (archived_at is null or not is_active)
);
create index products_newest_first on products (created_at desc, id desc) where archived_at is null;
