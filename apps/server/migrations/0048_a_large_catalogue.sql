-- The servers read the products in shards, by the last byte of their ids.
create index products_by_shard on products (get_byte(uuid_send(id), 15));
create index stock_by_shard on stock (get_byte(uuid_send(product_id), 15));

-- What staff search products by, with a line between the fields so that no match spans two of them.
create function product_search_text(
  name text, name_mr text, category text, text text, description text, search_also text[]
) returns text
  language sql immutable parallel safe
  as $$
    select lower(name || E'\n' || name_mr || E'\n' || category || E'\n' || text || E'\n' ||
      description || E'\n' || array_to_string(search_also, E'\n'))
  $$;

create index products_by_search_text on products
  using gin (product_search_text(name, name_mr, category, text, description, search_also) gin_trgm_ops)
  where archived_at is null;
create index products_by_name on products (lower(name), id) where archived_at is null;
create index products_by_price on products (price_paise, id) where archived_at is null;

-- The sums of Today read the sales of two weeks from the index alone.
create index orders_newest_first_with_sales on orders (created_at desc, id desc)
  include (order_status, total_paise) where deleted_at is null;
drop index orders_newest_first;
alter index orders_newest_first_with_sales rename to orders_newest_first;
