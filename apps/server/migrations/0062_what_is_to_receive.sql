-- Delivered orders whose payments may fall short, oldest first. The sum of the payments decides; this
-- index only leaves out what is settled, so that the list stays flat however many orders are paid.
create index orders_to_receive on orders (created_at, id)
  where deleted_at is null and order_status = 'Delivered'
    and payment_status in ('Pending', 'Failed', 'Partially Paid');

-- Order Master by payment status.
create index orders_by_payment_newest_first on orders (payment_status, created_at desc, id desc)
  where deleted_at is null;
