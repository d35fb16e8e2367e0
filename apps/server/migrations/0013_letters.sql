-- Every mail that is to be sent. It is promised in the transaction that makes its event: none is lost,
-- none is for nothing (decision 68).
create table letters (
  id uuid primary key default uuid_v7(),
  -- Such as `order/customer`. The part before the slash says what the subject is.
  kind text collate "C" not null,
  -- An event of an order, a day of a repeat, a product, an account or a change of an e-mail. Null if only
  -- an e-mail is known. No foreign key: one would cost an order two more look-ups.
  subject_id text collate "C",
  -- What cannot be read again when the mail is sent. Never a token.
  payload jsonb,
  created_at timestamptz not null default now(),
  not_before timestamptz not null default now(),
  attempts int not null default 0,
  -- A sender has it until then.
  lease_until timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  -- A code, never the answer of the mail server, which names the recipient. A letter that was given up
  -- without one was not wanted any more.
  last_error text,
  -- When staff last asked to send it again. It is then as good as new.
  renewed_at timestamptz,
  constraint letter_is_sent_or_given_up check (sent_at is null or given_up_at is null)
);
-- A claim changes no column of an index, so that it costs no index entry.
create index letters_still_to_send on letters (not_before)
  where sent_at is null and given_up_at is null;
create index letters_that_could_not_be_sent on letters (given_up_at)
  where given_up_at is not null and last_error is not null;
create index letters_about_accounts on letters (created_at) where kind like 'account/%';
create unique index one_letter_per_kind_and_event on letters (subject_id, kind)
  where kind in ('order/customer', 'order/shop', 'repeat/day');

-- Letters about orders are part of the books. Those about accounts may contain an e-mail, so a sweep
-- removes them.
create trigger only_letters_about_accounts_are_deleted
  before delete on letters
  for each row when (old.kind not like 'account/%') execute function refuse_change();
create trigger letters_are_never_emptied
  before truncate on letters
  for each statement execute function refuse_change();
