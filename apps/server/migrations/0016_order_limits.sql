-- Counting the orders of a number reads the newest ones only; a search for a whole number uses it too.
drop index orders_by_contact_number;
create index orders_by_contact_number on orders (contact_number, created_at desc)
  where deleted_at is null;

-- The limit that one more order would break, for the account or for the number; null where none.
-- A function, because each query inside one takes a snapshot of its own: it counts the orders that
-- were committed while the calling statement waited for the buyer's row and for the number.
create function exceeded_order_limit(
    buyer_id uuid, phone text, grams bigint,
    max_orders bigint, orders_seconds int,
    max_open_orders bigint,
    max_grams bigint, grams_seconds int,
    final_statuses text[], paid_statuses text[], statuses_without_stock text[])
  returns text
  language plpgsql volatile
  as $$
  declare
    orders_since timestamptz := now() - make_interval(secs => orders_seconds);
    grams_since timestamptz := now() - make_interval(secs => grams_seconds);
    -- Orders that nobody closed for a month are forgotten, not open.
    open_since timestamptz := now() - interval '30 days';
  begin
    -- The caller holds the account already. Two keys: the audit log's lock has one.
    perform pg_advisory_xact_lock(hashtext('exceeded_order_limit'), hashtext(phone));

    -- Cancelled orders count here: whoever orders and cancels sends mails, too.
    if exists (select from orders where user_id = buyer_id and deleted_at is null
        and created_at > orders_since offset max_orders - 1)
      or exists (select from orders where contact_number = phone and deleted_at is null
        and created_at > orders_since offset max_orders - 1)
    then
      return 'orders';
    end if;

    if exists (select from orders where user_id = buyer_id and deleted_at is null
        and created_at > open_since and order_status <> all (final_statuses)
        and payment_status <> all (paid_statuses) offset max_open_orders - 1)
      or exists (select from orders where contact_number = phone and deleted_at is null
        and created_at > open_since and order_status <> all (final_statuses)
        and payment_status <> all (paid_statuses) offset max_open_orders - 1)
    then
      return 'open orders';
    end if;

    if grams + greatest(
        (select coalesce(sum(weight_grams), 0) from orders join order_items on order_id = orders.id
          where user_id = buyer_id and deleted_at is null
            and created_at > grams_since and order_status <> all (statuses_without_stock)),
        (select coalesce(sum(weight_grams), 0) from orders join order_items on order_id = orders.id
          where contact_number = phone and deleted_at is null
            and created_at > grams_since and order_status <> all (statuses_without_stock))
      ) > max_grams
    then
      return 'weight';
    end if;

    return null;
  end $$;

-- A unique index over all rows makes the e-mail part of what foreign keys may name, and erasing it
-- would wait for everybody who merely names the account. Over some rows it does not.
create unique index one_account_per_known_email on users (email) where email is not null;
drop index one_account_per_email;
alter index one_account_per_known_email rename to one_account_per_email;
