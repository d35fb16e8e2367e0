-- Which column of a bank is which, by the titles of its columns. Kept for the shop, so that every
-- counter has it.
create table bank_columns (
  id uuid primary key default uuid_v7(),
  -- SHA-256 of the titles.
  head_hash bytea not null unique,
  head text[] not null,
  columns text[] not null,
  day_order text,
  kept_by uuid not null references users,
  kept_at timestamptz not null default now(),
  constraint head_hash_is_sha256 check (octet_length(head_hash) = 32),
  constraint each_title_has_a_column check (cardinality(head) = cardinality(columns)),
  constraint columns_are_known check (
    columns <@ array['day', 'text', 'reference', 'moneyIn', 'crDr', 'unused']
    and 'day' = any (columns) and 'moneyIn' = any (columns)),
  constraint day_order_is_known check (day_order in ('dmy', 'mdy'))
);

-- One press of Record: rows of a statement that became payments. What was not recorded is not kept,
-- because it is about other people.
create table bank_imports (
  id uuid primary key default uuid_v7(),
  first_day date not null,
  last_day date not null,
  made_by uuid not null references users,
  made_at timestamptz not null default now(),
  idempotency_key text not null,
  request_hash bytea not null,
  constraint statement_ends_after_it_begins check (last_day >= first_day),
  constraint one_import_per_key_and_person unique (made_by, idempotency_key)
);
create index bank_imports_newest_first on bank_imports (made_at desc, id desc);

-- Rows of statements that were recorded. The fingerprint is the SHA-256 of day, amount, reference, text
-- and count within the file, so no row is recorded twice, whoever reads it from whatever file.
create table bank_rows (
  fingerprint bytea primary key,
  import_id uuid not null references bank_imports,
  day date not null,
  amount_paise bigint not null,
  -- Less than the amount if more came than was open.
  recorded_paise bigint not null,
  payment_id uuid not null unique references payments,
  constraint fingerprint_is_sha256 check (octet_length(fingerprint) = 32),
  constraint recorded_is_at_most_the_amount check (
    recorded_paise > 0 and recorded_paise <= amount_paise)
);
create index bank_rows_by_day on bank_rows (day);
create index bank_rows_of_an_import on bank_rows (import_id);

create trigger bank_imports_are_append_only
  before update or delete on bank_imports
  for each row execute function refuse_change();
create trigger bank_rows_are_append_only
  before update or delete on bank_rows
  for each row execute function refuse_change();
create trigger bank_rows_are_never_emptied
  before truncate on bank_rows
  for each statement execute function refuse_change();

-- A payment that was recorded by hand is found in the statement by its reference.
create index payments_by_reference on payments (reference) where reference <> '';
