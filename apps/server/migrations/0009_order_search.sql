create extension if not exists pg_trgm;

-- Staff search by a piece of the number or the address, and by the short id on the packing slip.
create index orders_by_number_and_address on orders
  using gin ((contact_number || ' ' || lower(delivery_address)) gin_trgm_ops)
  where deleted_at is null;
create index orders_by_short_id on orders (right(id::text, 8)) where deleted_at is null;
