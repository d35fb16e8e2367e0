-- A repeated call counts once. The table was made in this release and is still empty.
alter table cash_counts
  add idempotency_key text not null,
  add constraint one_count_per_key unique (run_id, idempotency_key);

-- Open panels ask every second whether a run changed.
create index runs_by_change on runs (changed_at);
-- Opening a day, and finding what is still open from earlier ones.
create index runs_not_closed on runs (city, day) where state <> 'closed';
-- Packed orders that wait for a run.
create index orders_packed on orders (due_on, created_at, id)
  where deleted_at is null and order_status = 'Processing' and packed_at is not null;
