-- The lists of Order Master by due day, area and end stay flat however many orders are delivered.
create index orders_late on orders (due_on, created_at desc, id desc)
  where deleted_at is null
    and order_status in ('Placed', 'Pending', 'Confirmed', 'Processing', 'Shipped');
create index orders_ended_newest_first on orders (created_at desc, id desc)
  where deleted_at is null and order_status in ('Cancelled', 'Returned');
create index orders_by_pincode on orders (pincode, created_at desc, id desc)
  where deleted_at is null;
