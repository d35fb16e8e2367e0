-- An order in one statement: it locks the stock in id order, reads the prices, and either writes
-- everything or nothing. A hot product is locked for one commit instead of six round trips.
-- A name after a colon is a value of `placingValues` in place-order.queries.ts.
with rule as (
  -- The insert into delivery_days below locks that table before this statement's snapshot is taken, and
  -- saving the page waits for it. So the version cannot change before this order is committed.
  -- A counter sale has no delivery, so no version either.
  select :pageVersion::int is null or coalesce(max(version), 0) = :pageVersion as is_current
  from settings_versions where page = 'delivery'
),
buyer as (
  -- The buyer is locked first, so that they are not deleted meanwhile and their orders are counted one
  -- at a time.
  select id, name, phone, email, profile_img, language from users
  where id = :userId and (erased_at is null or id = :walkInId)
  for no key update
),
own as (
  -- The account, locked after its customer. A customer without an account has no row here. If it was saved
  -- while this statement waited, the prices are those of before: then the order is tried again.
  select account.user_id, account.percent_off, account.version = (
    select version from customer_accounts seen where seen.user_id = account.user_id) as is_current
  from buyer join customer_accounts account on account.user_id = buyer.id
  where account.closed_at is null
  for share of account
),
asked as (
  select * from unnest(
      :productIds::uuid[], :grinds::text[], :weightsGrams::int[], :seenPricesPaise::int[])
    with ordinality as a (product_id, asked_grind, weight_grams, seen_price_paise, line_no)
),
allowance as (
  select buyer.*, case when :placedBy::uuid is null then exceeded_order_limit(
    buyer_id => id, phone => :contactNumber,
    grams => (select sum(grams) from unnest(:weightsGrams::int[]) as grams),
    max_orders => :maxOrders, orders_seconds => :ordersSeconds, max_open_orders => :maxOpenOrders,
    max_grams => :maxGrams, grams_seconds => :gramsSeconds,
    final_statuses => :finalStatuses, paid_statuses => :paidStatuses,
    statuses_without_stock => :statusesWithoutStock
  ) end as exceeded_limit
  from buyer
),
held as (
  -- Locks the product to read its current version: it may have been archived or repriced while this
  -- statement waited for the stock lock. `for key share` would still read the old version.
  select product_id, on_hand_grams, product.name, description, media_id, is_active, price_paise,
    step_grams, grinds
  from stock join products product on product.id = product_id
  where city = :city and product_id = any(:productIds::uuid[])
    and (select exceeded_limit is null from allowance) and (select is_current from rule)
    and not exists (select from own where not is_current)
  order by product_id
  for update of stock
  for share of product
),
flour as (
  -- The same flour in two grinds is two lines of one stock.
  -- An account customer pays their own price of it, else less by percent, and never more than others.
  select held.*,
    (select sum(weight_grams) from asked where asked.product_id = held.product_id) as asked_grams,
    least(held.price_paise, coalesce(listed.price_paise,
      ((held.price_paise::bigint * (100 - own.percent_off) + 50) / 100)::int)) as own_price_paise
  from held
    left join own on true
    left join account_prices listed
      on listed.user_id = own.user_id and listed.product_id = held.product_id
),
line as (
  select asked.*, flour.on_hand_grams, flour.asked_grams, flour.name, flour.description,
    flour.media_id, flour.is_active, flour.own_price_paise as price_paise, flour.step_grams, flour.grinds,
    flour.product_id is not null as is_known,
    (select grind from jsonb_array_elements(flour.grinds) as grind
      where grind ->> 'key' = asked.asked_grind) as grind,
    (flour.own_price_paise::bigint * asked.weight_grams + 500) / 1000 as total_paise
  from asked left join flour using (product_id)
),
summed as (
  select sum(total_paise) as total_paise, sum(weight_grams) as grams,
    case when sum(total_paise) >= :freeFromPaise::bigint then 0 else :areaChargePaise::bigint end
      as charge_paise,
    bool_and(coalesce(
      is_active and price_paise = seen_price_paise and on_hand_grams >= asked_grams
        and (weight_grams % step_grams = 0 or :channel = 'counter')
        and case when asked_grind is null then grinds = '[]' else grind is not null end, false)
    ) as is_sold
  from line
),
verdict as (
  select * from summed
  where is_sold and charge_paise = :seenChargePaise and
    (:smallestOrderPaise::bigint is null or total_paise >= :smallestOrderPaise)
),
room as (
  -- The room of the day is taken like stock, and after it, so that two orders never wait for each
  -- other.
  insert into delivery_days as counted (city, day, taken_grams)
  select :city, :dueOn::date, grams from verdict where grams <= :roomGrams::bigint
  on conflict (city, day) do update set taken_grams = counted.taken_grams + excluded.taken_grams
  where counted.taken_grams + excluded.taken_grams <= :roomGrams
  returning day
),
accepted as (
  select * from verdict where :roomGrams::bigint is null or exists (select from room)
),
taken as (
  update stock set on_hand_grams = stock.on_hand_grams - flour.asked_grams
  from flour, accepted
  where stock.product_id = flour.product_id and stock.city = :city
),
placed as (
  insert into orders
    (user_id, city, total_paise, delivery_address, contact_number, idempotency_key, request_hash,
    due_on, delivery_charge_paise, pincode, delivery_version, placed_by, order_status, channel,
    round_off_paise, created_at, on_account)
  select :userId, :city, total_paise, :deliveryAddress, :contactNumber, :idempotencyKey, :requestHash,
    :dueOn::date, charge_paise, :pincode, :ruleVersion::int, :placedBy, :firstStatus, :channel,
    case when :channel = 'counter' then div(total_paise + 50, 100) * 100 - total_paise else 0 end,
    coalesce(:soldAt::timestamptz, now()), :mayOwe and exists (select from own)
  from accepted
  returning id, order_status, payment_status, payment_method, total_paise, due_on,
    delivery_charge_paise, round_off_paise, pincode, delivery_address, contact_number, version,
    created_at, updated_at, on_account
),
items as (
  insert into order_items (order_id, product_id, grind, line_no, name, description, media_id,
    price_paise, weight_grams, total_paise)
  select placed.id, product_id, grind, line_no, name, description, media_id,
    price_paise, weight_grams, line.total_paise
  from placed, line
),
ledger as (
  insert into stock_movements (product_id, city, delta_grams, reason, order_id, actor_id)
  select product_id, :city, -asked_grams, 'order placed', placed.id, coalesce(:placedBy, :userId)
  from placed, flour
),
history as (
  insert into order_events (order_id, kind, order_status, payment_status, actor_id)
  select id, 'placed', order_status, payment_status, coalesce(:placedBy, :userId) from placed
  returning id
),
mail as (
  insert into letters (kind, subject_id, payload)
  select kind, history.id, :letterPayload::jsonb from history, unnest(array['order/customer', 'order/shop']) as kind
  where :channel <> 'counter'
)
select line.product_id as "productId", line.weight_grams as "weightGrams",
  line.asked_grind as "askedGrind", line.grind, line.grinds, line.step_grams as "stepGrams",
  line.asked_grams as "askedGrams",
  line.seen_price_paise as "seenPricePaise", line.is_known as "isKnown",
  line.is_active as "isActive", coalesce(line.on_hand_grams, 0) as "onHandGrams",
  line.price_paise as "pricePaise", line.name, line.description,
  line.media_id as "mediaId", line.total_paise as "totalPaise",
  placed.id, placed.order_status as "orderStatus", placed.payment_status as "paymentStatus",
  placed.payment_method as "paymentMethod", placed.total_paise as "orderTotalPaise",
  placed.due_on as "dueOn", placed.delivery_charge_paise as "deliveryChargePaise", placed.pincode,
  placed.round_off_paise as "roundOffPaise",
  placed.delivery_address as "deliveryAddress", placed.contact_number as "contactNumber",
  placed.version, placed.created_at as "createdAt", placed.updated_at as "updatedAt",
  buyer.name as "buyerName", buyer.phone as "buyerPhone", buyer.email as "buyerEmail",
  buyer.profile_img as "buyerProfileImg", buyer.language as "buyerLanguage",
  buyer.id is null as "isBuyerGone",
  placed.on_account as "onAccount", coalesce(own.is_current, true) as "isAccountCurrent",
  buyer.exceeded_limit as "exceededLimit", rule.is_current as "isRuleCurrent"
from line cross join rule left join own on true left join placed on true left join allowance buyer on true
order by line_no
