-- One table for every mail that is to be sent, in place of one per feature (decision 68).
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

insert into letters (kind, subject_id, created_at, not_before, attempts, sent_at, given_up_at)
  select 'order/' || recipient, event_id::text, event.at, next_try_at, attempts, sent_at, given_up_at
  from outbox join order_events event on event.id = event_id
  order by event_id, recipient;
insert into letters (kind, subject_id, created_at, not_before, attempts, sent_at, given_up_at)
  select 'repeat/day', id::text, made_at, next_try_at, attempts, sent_at, given_up_at
  from repeat_days where outcome <> 'skipped';
insert into letters (kind, subject_id, payload, created_at, not_before, attempts, sent_at, given_up_at)
  select 'stock/alert', product_id::text,
    jsonb_build_object('freeGrams', free_grams, 'markGrams', mark_grams),
    at, next_try_at, attempts, sent_at, given_up_at
  from stock_alerts order by id;

-- Account mails were jobs. A new database has no jobs yet.
do $$ begin
  if to_regclass('pgboss.job') is not null then
    insert into letters (kind, subject_id, payload, created_at, not_before)
      select 'account/' || (data ->> 'kind'), coalesce(data ->> 'userId', data ->> 'changeId'),
        nullif(jsonb_strip_nulls(jsonb_build_object('email', data -> 'email')), '{}'),
        created_on, start_after
      from pgboss.job where name = 'account-mail' and state < 'completed';
    delete from pgboss.job where name = 'account-mail';
    delete from pgboss.queue where name = 'account-mail';
  end if;
end $$;

drop table outbox;
alter table repeat_days
  drop column attempts, drop column next_try_at, drop column sent_at, drop column given_up_at;

create or replace function note_fall_below_mark() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    insert into letters (kind, subject_id, payload)
      values ('stock/alert', new.product_id::text,
        jsonb_build_object('freeGrams', new.on_hand_grams, 'markGrams', new.low_mark_grams));
    return null;
  end $$;
drop table stock_alerts;

-- Letters about orders are part of the books. Those about accounts may contain an e-mail, so a sweep
-- removes them.
create trigger only_letters_about_accounts_are_deleted
  before delete on letters
  for each row when (old.kind not like 'account/%') execute function refuse_change();
create trigger letters_are_never_emptied
  before truncate on letters
  for each statement execute function refuse_change();
