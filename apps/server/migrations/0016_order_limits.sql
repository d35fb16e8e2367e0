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
  -- Planning this anew for each order would take longer than the counting.
  set plan_cache_mode = force_generic_plan
  as $$
  begin
    -- The caller holds the account already. Two keys: the audit log's lock has one.
    perform pg_advisory_xact_lock(hashtext('exceeded_order_limit'), hashtext(phone));
    return (
      select case
        -- Cancelled orders count here: whoever orders and cancels sends mails, too.
        when max_orders <= greatest(
          count(*) filter (where is_of_account and is_recent),
          count(*) filter (where is_of_number and is_recent)) then 'orders'
        when max_open_orders <= greatest(
          count(*) filter (where is_of_account and is_open),
          count(*) filter (where is_of_number and is_open)) then 'open orders'
        when max_grams < grams + greatest(0,
          sum(sold_grams) filter (where is_of_account),
          sum(sold_grams) filter (where is_of_number)) then 'weight'
      end
      from (
        select user_id = buyer_id as is_of_account, contact_number = phone as is_of_number,
          created_at > now() - make_interval(secs => orders_seconds) as is_recent,
          order_status <> all (final_statuses) and payment_status <> all (paid_statuses) as is_open,
          case when created_at > now() - make_interval(secs => grams_seconds)
              and order_status <> all (statuses_without_stock)
            then (select sum(weight_grams) from order_items where order_id = orders.id)
          end as sold_grams
        from orders
        -- What nobody closed for a month is forgotten, not open. The other limits look back less far.
        where (user_id = buyer_id or contact_number = phone) and deleted_at is null
          and created_at > now() - interval '30 days'
      ) counted
    );
  end $$;

-- A unique index over all rows makes the e-mail part of what foreign keys may name, and erasing it
-- would wait for everybody who merely names the account. Over some rows it does not.
create unique index one_account_per_known_email on users (email) where email is not null;
drop index one_account_per_email;
alter index one_account_per_known_email rename to one_account_per_email;
