-- The year of the tax law, by the year in which it begins: April to March in India's time.
create function financial_year_of(at timestamptz) returns int
  language sql immutable
  return extract(year from (at at time zone 'Asia/Kolkata') - interval '3 months')::int;

-- One bill per order, as it was printed first. It never changes, even if order, flour or shop do.
create table bills (
  order_id uuid primary key references orders,
  year int not null,
  serial int not null,
  -- As printed: 26-27/000412.
  number text not null generated always as (
    lpad((year % 100)::text, 2, '0') || '-' || lpad(((year + 1) % 100)::text, 2, '0') || '/'
      || lpad(serial::text, greatest(6, length(serial::text)), '0')) stored,
  document jsonb not null,
  made_at timestamptz not null,
  constraint one_bill_per_year_and_serial unique (year, serial),
  constraint bill_serials_count_from_one check (serial > 0),
  constraint bill_number_has_at_most_16_characters check (length(number) <= 16)
);

-- Numbers in the order of the commits, without gaps: the lock is held until the transaction ends, and
-- one that fails leaves its number to the next. A query inside a function takes a snapshot of its own,
-- so it sees the bill that was committed while this one waited. The time is taken after the wait, so
-- that later numbers have later times.
create function number_bill() returns trigger
  language plpgsql
  as $$
  begin
    perform pg_advisory_xact_lock(hashtext('bills'), 0);
    new.made_at := coalesce(new.made_at, clock_timestamp());
    new.year := financial_year_of(new.made_at);
    new.serial := 1 + coalesce((select max(serial) from bills where year = new.year), 0);
    return new;
  end $$;

create trigger bills_are_numbered
  before insert on bills
  for each row execute function number_bill();
create trigger bills_are_append_only
  before update or delete on bills
  for each row execute function refuse_change();
create trigger bills_are_never_emptied
  before truncate on bills
  for each statement execute function refuse_change();

-- Orders delivered before this migration have no bill until somebody opens it.
create table bills_since (at timestamptz primary key default now());
insert into bills_since default values;
