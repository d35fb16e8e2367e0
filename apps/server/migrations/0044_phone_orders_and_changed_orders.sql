-- Orders that staff take on the phone, also for customers without an e-mail, and changes of an order
-- until it is milled.

-- A customer who only ever called has no e-mail and no password: nobody can log in to the account. With
-- an e-mail that staff add later, they set a password by its link. Staff always have both.
alter table users
  drop constraint user_is_whole_or_erased,
  add constraint user_is_whole_or_erased check (
    case when erased_at is null
      then phone is not null and (email is not null or password_hash is null)
        and (role = 'user' or email is not null and password_hash is not null)
      else email is null and phone is null and password_hash is null and address = '' and name = ''
    end);
-- Two staff with the same new caller make one customer. Registration has an e-mail and is free to use
-- any number.
create unique index one_account_without_email_per_phone on users (phone)
  where email is null and phone is not null;

alter table orders
  -- The member of staff who took the order on the phone; null: the customer placed it.
  add placed_by uuid references users,
  add constraint phone_orders_have_a_key check (placed_by is null or idempotency_key is not null);
-- A form has one key, whichever number was typed into it in the end.
create unique index one_phone_order_per_key_and_staff on orders (placed_by, idempotency_key)
  where placed_by is not null;

alter table stock_movements
  drop constraint movement_has_a_known_reason,
  add constraint movement_has_a_known_reason check (reason in
    ('opening', 'adjustment', 'order placed', 'order released', 'order retaken', 'order changed'));

-- What an order is can change until it is milled or billed, and only with an entry in its history.
create function is_open_to_change(asked orders) returns boolean
  language sql stable
  as $$
    select asked.order_status in ('Placed', 'Pending', 'Confirmed') and asked.deleted_at is null
      and not exists (select from bills where order_id = asked.id)
  $$;

create function refuse_change_after_milling() returns trigger
  language plpgsql
  as $$
  begin
    raise exception 'an order can be changed until it is milled' using errcode = 'restrict_violation';
  end $$;

create trigger amounts_of_a_milled_order_are_fixed
  before update of total_paise, delivery_charge_paise, contents_changed_at on orders
  for each row
  when ((new.total_paise, new.delivery_charge_paise, new.contents_changed_at) is distinct from
      (old.total_paise, old.delivery_charge_paise, old.contents_changed_at)
    and not is_open_to_change(old))
  execute function refuse_change_after_milling();

-- Added lines are held by the sum: no total can follow them once an order is milled.
create function refuse_items_after_milling() returns trigger
  language plpgsql
  as $$
  begin
    if not exists (select from orders where id = old.order_id and is_open_to_change(orders)) then
      raise exception 'the items of an order can be changed until it is milled'
        using errcode = 'restrict_violation';
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end $$;
create trigger items_of_a_milled_order_are_fixed
  before update or delete on order_items
  for each row execute function refuse_items_after_milling();

-- Address, number and pincode can be erased at any time, and changed until the order is milled.
drop trigger address_of_an_order_is_only_erased on orders;
create trigger address_of_a_milled_order_is_only_erased
  before update of delivery_address, contact_number on orders
  for each row
  when ((new.delivery_address, new.contact_number) is distinct from
      (old.delivery_address, old.contact_number)
    and (new.delivery_address, new.contact_number) <> ('', '')
    and not is_open_to_change(old))
  execute function refuse_another_address();
drop trigger pincode_of_an_order_is_only_erased on orders;
create trigger pincode_of_a_milled_order_is_only_erased
  before update of pincode on orders
  for each row
  when (new.pincode is distinct from old.pincode and new.pincode is not null
    and not is_open_to_change(old))
  execute function refuse_another_address();

alter table order_events
  add constraint contents_change_before_milling check (
    kind <> 'contents changed' or order_status in ('Placed', 'Pending', 'Confirmed'));
