-- A batch is one milling of one flour in one grind. Its weight is what was milled. Stock does not move
-- by it: it is one figure a flour.
create table batches (
  id uuid primary key default uuid_v7(),
  city text not null default 'pune' references cities,
  product_id uuid not null references products,
  -- As milled, with its names: a grind that is renamed or removed changes no old batch.
  grind jsonb,
  -- `JW-1117-1`: the code of the flour, month and day of milling, and a count.
  number text not null,
  milled_on date not null,
  -- Fixed when the batch is made; null if the flour had no shelf life then.
  best_before date,
  weight_grams bigint not null,
  milled_by uuid not null references users,
  made_by uuid not null references users,
  made_at timestamptz not null default now(),
  -- The call that made it. Null for a batch of orders that were marked as milled without the sheet: it
  -- grows and shrinks with them.
  idempotency_key text,
  request_hash bytea,
  -- A milling that was taken back keeps its number, so that no second batch has it.
  undone_at timestamptz,
  recalled_at timestamptz,
  recalled_by uuid references users,
  constraint batch_number_has_code_day_and_count check (number ~ '^[A-Z]{2}-[0-9]{4}-[1-9][0-9]*$'),
  constraint batch_number_names_its_day check (substr(number, 4, 4) = to_char(milled_on, 'MMDD')),
  constraint batch_has_a_weight check (weight_grams > 0 or weight_grams = 0 and undone_at is not null),
  constraint batch_keeps_for_a_day_or_longer check (best_before > milled_on),
  constraint batch_grind_is_one_of_a_flour check (
    grind is null or are_grinds(jsonb_build_array(grind))),
  constraint batch_key_and_hash_come_together check (
    (idempotency_key is null) = (request_hash is null)),
  constraint recall_has_a_moment_and_a_person check ((recalled_at is null) = (recalled_by is null)),
  constraint undone_batch_is_not_recalled check (undone_at is null or recalled_at is null),
  constraint batch_of_a_flour unique (id, product_id)
);
-- Numbers repeat each year.
create unique index one_batch_per_number_and_year on batches (number, date_part('year', milled_on));
create index batches_newest_first on batches (milled_on desc, id desc) where undone_at is null;
create index batches_of_a_flour on batches (product_id, milled_on) where undone_at is null;
create index batches_by_key on batches (made_by, idempotency_key) where idempotency_key is not null;

alter table order_items
  -- A bag is filled from one batch, and only from a batch of its flour.
  add column batch_id uuid,
  add constraint line_has_a_batch_of_its_flour
    foreign key (batch_id, product_id) references batches (id, product_id);
create index order_items_by_batch on order_items (batch_id) where batch_id is not null;

-- What was sold stays fixed once an order is milled. Its batch does not: a milling can be taken back.
drop trigger items_of_a_milled_order_are_fixed on order_items;
create trigger items_of_a_milled_order_are_fixed
  before update of id, order_id, product_id, grind, line_no, name, description, media_id,
    price_paise, weight_grams, total_paise
  or delete on order_items
  for each row execute function refuse_items_after_milling();

alter table orders
  -- When all its flour was milled. Null until then, and for orders that were milled before there were
  -- batches: only their lines have none.
  add column milled_at timestamptz;

-- Who was told that a batch is called back, and by whom. A row that was taken back stays.
create table recall_notices (
  id bigint generated always as identity primary key,
  batch_id uuid not null references batches,
  order_id uuid not null references orders,
  way text not null,
  told_by uuid not null references users,
  told_at timestamptz not null default now(),
  taken_back_by uuid references users,
  taken_back_at timestamptz,
  constraint notice_goes_a_known_way check (way in ('call', 'whatsapp')),
  constraint taking_back_has_a_moment_and_a_person check (
    (taken_back_at is null) = (taken_back_by is null))
);
create unique index one_open_notice_per_batch_and_order on recall_notices (batch_id, order_id)
  where taken_back_at is null;

-- Two letters for the numbers of batches. Null until somebody chose them or the first batch needed them.
-- A deleted flour keeps its code: it stands on bags of its batches.
alter table products
  add column short_code text,
  add constraint short_code_is_two_capitals check (short_code ~ '^[A-Z]{2}$'),
  -- Deferrable, so that an import can swap the codes of two flours.
  add constraint short_code_is_of_one_flour unique (short_code) deferrable initially immediate;
