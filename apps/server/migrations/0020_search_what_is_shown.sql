-- Staff search orders by a piece of the customer's id, and by the flours in them: of those the newest
-- are read, and ids of orders carry their moment of birth.
create index users_by_id_text on users using gin ((id::text) gin_trgm_ops) where erased_at is null;
create index order_items_by_product_and_order on order_items (product_id, order_id);
drop index order_items_by_product;
