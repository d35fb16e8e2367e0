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

-- Files that have no row in media: those of an upload that is not finished, and of a picture that was
-- removed. They are noted before they are written and after their row is gone, so that a crash leaves
-- none behind.
create table pictures_to_remove (
  media_id uuid primary key,
  due_at timestamptz not null
);
create index pictures_to_remove_by_due on pictures_to_remove (due_at);

-- A line is between the texts, so that no match of a search spans two of them.
create function product_search_text(texts text[]) returns text
  language sql immutable parallel safe
  as $$ select lower(array_to_string(texts, E'\n')) $$;

create table products (
  id uuid primary key default uuid_v7(),
  slug text,
  -- A text is empty in a language in which the owner has not written it.
  name text not null,
  name_mr text not null default '',
  name_hi text not null default '',
  category text not null default '',
  description text not null,
  description_mr text not null default '',
  description_hi text not null default '',
  text text not null default '',
  text_mr text not null default '',
  text_hi text not null default '',
  search_also text[] not null default '{}',
  price_paise int not null,
  sale boolean not null default false,
  is_active boolean not null default true,
  -- Null if the owner does not say how long the flour keeps.
  shelf_life_days int,
  -- Without an HSN code the bill leaves it out; without a GSTIN of the shop no bill has a tax, whatever
  -- the rate.
  hsn text not null default '',
  gst_rate int not null default 0,
  media_id uuid references media,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid references users,
  -- A form sends the version it was opened with: a stale one is refused instead of overwriting.
  version int not null default 1,
  archived_at timestamptz,
  -- Staff search by the texts of all languages. Stored, because building it takes longer than comparing.
  search_text text not null generated always as (
    product_search_text(
      array[name, name_mr, name_hi, category, text, text_mr, text_hi,
        description, description_mr, description_hi] || search_also
    )
  ) stored,
  constraint one_product_per_slug unique (slug),
  constraint product_has_a_name check (name <> ''),
  constraint price_is_above_zero check (price_paise > 0 and price_paise <= 100000000),
  constraint shelf_life_is_1_to_730_days check (shelf_life_days between 1 and 730),
  constraint hsn_is_4_to_8_digits_or_empty check (hsn ~ '^([0-9]{4,8})?$'),
  constraint gst_rate_is_known check (gst_rate in (0, 5, 12, 18)),
  constraint archived_product_is_not_sold check (archived_at is null or not is_active)
);
create index products_newest_first on products (created_at desc, id desc) where archived_at is null;
create index products_by_name on products (lower(name), id) where archived_at is null;
create index products_by_price on products (price_paise, id) where archived_at is null;
-- The index has no pending list, because a search reads the whole list: after 300 price changes it took
-- 12 ms instead of 2 ms. Products are searched far more often than they change.
create index products_by_search_text on products using gin (search_text gin_trgm_ops)
  with (fastupdate = off) where archived_at is null;
-- The servers read the products in shards, by the last byte of their ids.
create index products_by_shard on products (get_byte(uuid_send(id), 15));

-- A product import that is sent again is answered from here.
create table product_imports (
  actor_id uuid not null references users,
  idempotency_key text not null,
  request_hash bytea not null,
  added int not null,
  changed int not null,
  unchanged int not null,
  at timestamptz not null default now(),
  primary key (actor_id, idempotency_key),
  constraint counts_are_not_below_zero check (added >= 0 and changed >= 0 and unchanged >= 0)
);

-- Stock is apart from the product: a sale rewrites this narrow row and leaves the catalogue's alone.
create table stock (
  product_id uuid not null references products on delete cascade,
  city text not null default 'pune' references cities,
  on_hand_grams bigint not null default 0,
  -- The mill is warned when the stock falls below it.
  low_mark_grams bigint not null default 5000,
  primary key (product_id, city),
  constraint stock_is_never_negative check (on_hand_grams >= 0),
  constraint low_mark_is_never_negative check (low_mark_grams >= 0)
) with (fillfactor = 50);
create index stock_by_shard on stock (get_byte(uuid_send(product_id), 15));

create table stock_movements (
  id bigint generated always as identity primary key,
  product_id uuid not null,
  city text not null default 'pune',
  delta_grams bigint not null,
  reason text not null,
  order_id uuid,
  actor_id uuid references users,
  at timestamptz not null default now(),
  -- The reason in the words of staff.
  note text not null default '',
  -- Set only for a count: the flour that was there, including what is promised to orders.
  counted_grams bigint,
  idempotency_key text,
  constraint movement_has_a_known_reason check (reason in
    ('opening', 'adjustment', 'order placed', 'order released', 'order retaken', 'order changed',
     'received', 'waste', 'count')),
  -- A count that found what the book said is kept, too.
  constraint movement_moves_something check (delta_grams <> 0 or reason = 'count'),
  constraint order_movement_names_its_order check ((reason like 'order %') = (order_id is not null)),
  constraint received_adds_and_waste_takes check (
    case reason when 'received' then delta_grams > 0 when 'waste' then delta_grams < 0 else true end),
  constraint only_a_count_says_what_lay_there check ((reason = 'count') = (counted_grams is not null)),
  constraint staff_give_a_reason_and_a_key check (
    reason not in ('received', 'waste', 'count')
    or note <> '' and idempotency_key is not null and actor_id is not null)
);
-- A repeated call counts once.
create unique index one_movement_per_key_and_staff on stock_movements (actor_id, idempotency_key)
  where idempotency_key is not null;
-- The ledger of one flour, newest first.
create index stock_ledger on stock_movements (product_id, city, id);
create index stock_movements_by_order on stock_movements (order_id) where order_id is not null;
-- Exports read this in the order of time, a batch at a time.
create index stock_movements_by_time on stock_movements (at, id);

create trigger stock_ledger_is_append_only
  before update or delete on stock_movements
  for each row execute function refuse_change();
create trigger stock_ledger_is_never_emptied
  before truncate on stock_movements
  for each statement execute function refuse_change();

create function note_fall_below_mark() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    insert into letters (kind, subject_id, payload)
      values ('stock/alert', new.product_id::text,
        jsonb_build_object('freeGrams', new.on_hand_grams, 'markGrams', new.low_mark_grams));
    return null;
  end $$;
revoke execute on function note_fall_below_mark from public;

-- Writers of a row wait for each other, so exactly one of them crosses the mark. Whoever changes the
-- mark sees what it does, so that is no fall.
create trigger a_fall_below_the_mark_is_noted
  after update of on_hand_grams on stock
  for each row
  when (new.on_hand_grams < new.low_mark_grams and old.on_hand_grams >= new.low_mark_grams)
  execute function note_fall_below_mark();
