-- The cash drawer of the counter: opened with a float, closed by a count. What lies in it is never
-- stored but summed: float, cash payments, counted cash of runs, less what was paid out.
create table drawers (
  id uuid primary key default uuid_v7(),
  float_paise bigint not null,
  opened_by uuid not null references users,
  -- Read after the lock, so that one drawer is closed before the next is opened.
  opened_at timestamptz not null default clock_timestamp(),
  opening_key text not null,
  -- Null while the drawer is open. The two sums are those of the count.
  count_id uuid,
  expected_paise bigint,
  counted_paise bigint,
  note text,
  stays_paise bigint,
  taken_out_paise bigint generated always as (counted_paise - stays_paise) stored,
  closed_by uuid references users,
  closed_at timestamptz,
  -- The owner has seen the difference.
  seen_by uuid references users,
  seen_at timestamptz,
  constraint float_is_not_below_zero check (float_paise >= 0),
  constraint one_opening_per_key unique (opened_by, opening_key),
  constraint a_drawer_is_closed_with_all_its_figures check (num_nonnulls(count_id, expected_paise,
    counted_paise, note, stays_paise, closed_by, closed_at) in (0, 7)),
  constraint no_more_stays_than_was_counted check (stays_paise between 0 and counted_paise),
  constraint a_difference_of_a_drawer_has_a_note check (
    expected_paise = counted_paise or note <> ''),
  constraint only_a_closed_drawer_is_seen check (
    num_nonnulls(seen_by, seen_at) = 0 or num_nonnulls(seen_by, seen_at, closed_at) = 3)
);
create unique index one_open_drawer on drawers ((true)) where closed_at is null;
create index drawers_with_an_unseen_difference on drawers (id)
  where expected_paise <> counted_paise and seen_at is null;
create index drawers_by_closing on drawers (closed_at, id) where closed_at is not null;

-- Each count, also those that the drawer was not closed by: whoever has counted has seen what was
-- expected, so no count is forgotten.
create table drawer_counts (
  id uuid primary key default uuid_v7(),
  drawer_id uuid not null references drawers,
  expected_paise bigint not null,
  counted_paise bigint not null,
  -- As in `cash_counts`.
  notes jsonb not null,
  coins_paise bigint not null,
  counted_by uuid not null references users,
  counted_at timestamptz not null default now(),
  idempotency_key text not null,
  constraint counted_drawer_is_not_below_zero check (counted_paise >= 0 and coins_paise >= 0),
  constraint one_drawer_count_per_key unique (counted_by, idempotency_key),
  constraint count_of_a_drawer unique (drawer_id, id, expected_paise, counted_paise)
);
alter table drawers add constraint a_drawer_is_closed_by_its_own_count
  foreign key (id, count_id, expected_paise, counted_paise)
  references drawer_counts (drawer_id, id, expected_paise, counted_paise);

create table drawer_payouts (
  id uuid primary key default uuid_v7(),
  drawer_id uuid not null references drawers,
  amount_paise bigint not null,
  reason text not null,
  paid_by uuid not null references users,
  paid_at timestamptz not null default now(),
  idempotency_key text not null,
  constraint paid_out_is_above_zero check (amount_paise > 0),
  constraint paid_out_has_a_reason check (reason <> ''),
  constraint one_payout_per_key unique (paid_by, idempotency_key)
);

create trigger drawers_are_never_deleted
  before delete on drawers
  for each row execute function refuse_change();
create trigger drawers_are_never_emptied
  before truncate on drawers
  for each statement execute function refuse_change();
create trigger drawer_counts_are_append_only
  before update or delete on drawer_counts
  for each row execute function refuse_change();
create trigger drawer_counts_are_never_emptied
  before truncate on drawer_counts
  for each statement execute function refuse_change();
create trigger drawer_payouts_are_append_only
  before update or delete on drawer_payouts
  for each row execute function refuse_change();
create trigger drawer_payouts_are_never_emptied
  before truncate on drawer_payouts
  for each statement execute function refuse_change();

-- The opening never changes. After the closing, a difference can be seen, once. The generated column
-- is left out, because it is not computed yet.
create function refuse_change_of_a_drawer() returns trigger
  language plpgsql
  as $$
  begin
    if (new.id, new.float_paise, new.opened_by, new.opened_at, new.opening_key)
        is distinct from (old.id, old.float_paise, old.opened_by, old.opened_at, old.opening_key)
      or old.seen_at is not null
      or old.closed_at is not null
        and to_jsonb(new) - '{seen_by,seen_at,taken_out_paise}'::text[]
          <> to_jsonb(old) - '{seen_by,seen_at,taken_out_paise}'::text[]
    then
      raise exception 'a drawer stays as it was opened and closed'
        using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;
create trigger drawers_stay_as_they_were_closed
  before update on drawers
  for each row execute function refuse_change_of_a_drawer();

-- Holds the lock that opening, counting and closing take alone until the end of the transaction. The
-- drawer is read by a statement after the lock, so that it sees what was committed meanwhile.
create function open_drawer() returns uuid
  language plpgsql
  as $$
  begin
    perform pg_advisory_xact_lock_shared(hashtext('drawers'), 0);
    return (select id from drawers where closed_at is null);
  end $$;

-- Every way to a cash payment fills the drawer, whichever statement writes it.
alter table payments
  add column drawer_id uuid references drawers,
  add constraint only_cash_without_a_run_is_in_a_drawer check (
    drawer_id is null or method = 'cash' and run_id is null);
create index payments_of_a_drawer on payments (drawer_id) where drawer_id is not null;
create index drawer_payouts_of_a_drawer on drawer_payouts (drawer_id);

-- A correction says that an earlier payment was another amount. It belongs to the drawer of that
-- payment while this is open, and otherwise to none: figures of a closed drawer stay.
create function put_payment_into_the_drawer() returns trigger
  language plpgsql
  as $$
  begin
    new.drawer_id := open_drawer();
    if new.corrects is not null and new.drawer_id is distinct from
      (select drawer_id from payments where id = new.corrects)
    then
      new.drawer_id := null;
    end if;
    return new;
  end $$;
create trigger cash_goes_into_the_open_drawer
  before insert on payments
  for each row when (new.method = 'cash' and new.run_id is null)
  execute function put_payment_into_the_drawer();

-- The cash of a run is put into the drawer when it is counted. A correction counts in the drawer of
-- the count before it, while this is open.
alter table cash_counts add column drawer_id uuid references drawers;
create index cash_counts_of_a_drawer on cash_counts (drawer_id) where drawer_id is not null;

create function put_cash_of_a_run_into_the_drawer() returns trigger
  language plpgsql
  as $$
  begin
    new.drawer_id := open_drawer();
    if new.corrects is not null and new.drawer_id is distinct from
      (select drawer_id from cash_counts where id = new.corrects)
    then
      new.drawer_id := null;
    end if;
    return new;
  end $$;
create trigger cash_of_a_run_goes_into_the_open_drawer
  before insert on cash_counts
  for each row execute function put_cash_of_a_run_into_the_drawer();
