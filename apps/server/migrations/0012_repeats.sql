-- Repeat orders: the flour of an order again, every week or every two weeks. A job makes an ordinary
-- order two days ahead.

create table repeats (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users,
  city text not null references cities,
  source_order_id uuid not null references orders,
  every_weeks int not null,
  -- The day of the next order to make. It also says the weekday.
  next_on date not null,
  -- As in the order it was set up from. Empty once the customer was erased.
  delivery_address text not null,
  contact_number text not null,
  pincode text,
  created_at timestamptz not null default now(),
  stopped_at timestamptz,
  -- Until then a worker is busy with it. Only saves work: its transaction checks again.
  taken_until timestamptz not null default now(),
  constraint repeat_comes_every_week_or_two check (every_weeks in (1, 2))
);
-- Two taps set up one repeat.
create unique index one_running_repeat_per_order on repeats (source_order_id) where stopped_at is null;
create index repeats_by_user on repeats (user_id);
create index repeats_to_make on repeats (next_on) where stopped_at is null;

create table repeat_items (
  repeat_id uuid not null references repeats,
  product_id uuid not null references products,
  line_no int not null,
  weight_grams int not null,
  constraint one_line_per_product_of_a_repeat primary key (repeat_id, product_id),
  constraint repeat_weighs_something check (weight_grams > 0)
);

-- What became of each day of a repeat. Written with the order, in one transaction.
create table repeat_days (
  id uuid primary key default uuid_v7(),
  repeat_id uuid not null references repeats,
  -- The repeat's own day. The order may come later, if that day is closed or full.
  day date not null,
  outcome text not null,
  order_id uuid references orders,
  -- Set only for `to call`: the flours that were short or are not sold any more.
  short_of text[] not null default '{}',
  made_at timestamptz not null default now(),
  constraint each_day_of_a_repeat_is_made_once unique (repeat_id, day),
  constraint an_order_is_of_one_repeat unique (order_id),
  constraint outcome_of_a_repeat_is_known check (outcome in ('ordered', 'skipped', 'to call')),
  constraint only_an_ordered_day_has_an_order check ((outcome = 'ordered') = (order_id is not null))
);

-- A day that was made stays. A skipped one is deleted when it is taken back.
create trigger only_a_skipped_day_is_deleted
  before delete on repeat_days
  for each row when (old.outcome <> 'skipped') execute function refuse_change();
create trigger days_of_repeats_are_never_emptied
  before truncate on repeat_days
  for each statement execute function refuse_change();

-- Links in the mails about a day, by the hash of their token. One opens one day of one repeat.
create table repeat_links (
  token_hash bytea primary key,
  repeat_day_id uuid not null references repeat_days,
  expires_at timestamptz not null
);
create index repeat_links_by_day on repeat_links (repeat_day_id);
create index repeat_links_by_end on repeat_links (expires_at);
