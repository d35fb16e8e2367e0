-- A step of an order between Placed and Delivered leaves the figures of its day as they are. On a busy
-- day thousands of them marked the sums of the last days as changed, and Today counted those again.
drop trigger figures_follow_their_orders on orders;

create function figure_outcome(order_status text) returns text
  language sql immutable
  return case when order_status in ('Cancelled', 'Returned') then order_status else 'sold' end;

-- Whoever changes the lines of an order sets `contents_changed_at`.
create trigger figures_follow_their_orders
  after update of order_status, total_paise, pincode, created_at, deleted_at, contents_changed_at
  on orders
  for each row
  when ((figure_outcome(new.order_status), new.total_paise, new.pincode, new.created_at,
        new.deleted_at, new.contents_changed_at) is distinct from
      (figure_outcome(old.order_status), old.total_paise, old.pincode, old.created_at,
        old.deleted_at, old.contents_changed_at)
    and least(day_at_the_shop(new.created_at), day_at_the_shop(old.created_at))
      < day_at_the_shop(now()))
  execute function note_figure_change();
