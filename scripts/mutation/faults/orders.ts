import { FEATURES, accounts, mail, orders } from '../hand-mutation.ts';
import type { HandMutation } from '../hand-mutation.ts';

const PLACE = {
  file: orders('place/place-order.sql'),
  tests: [orders('place/place-order.test.ts')],
};
const STATUS = { tests: [orders('status/order-status.test.ts')] };
const ORDER_STOCK = { file: orders('order-stock.queries.ts'), ...STATUS };
const ORDERS = { file: orders('orders.queries.ts'), ...STATUS };

export const orderFaults: HandMutation[] = [
  {
    ...PLACE,
    fault: 'sells more than is in stock',
    find: ' and on_hand_grams >= asked_grams\n',
    replace: '\n',
  },
  {
    ...PLACE,
    fault: 'does not sell the last kilograms',
    find: 'on_hand_grams >= asked_grams',
    replace: 'on_hand_grams > asked_grams',
  },
  {
    ...PLACE,
    fault: 'sells at a price that the customer never saw',
    find: 'is_active and price_paise = seen_price_paise and',
    replace: 'is_active and',
  },
  {
    ...PLACE,
    fault: 'sells a hidden product',
    find: 'is_active and price_paise = seen_price_paise',
    replace: 'price_paise = seen_price_paise',
  },
  {
    ...PLACE,
    fault: 'places an order without its refused lines',
    find: 'bool_and(coalesce(',
    replace: 'bool_or(coalesce(',
  },
  {
    ...PLACE,
    fault: 'takes stock for a refused order',
    find: '  from flour, accepted\n',
    replace: '  from flour, summed accepted\n',
  },
  {
    ...PLACE,
    fault: 'promises more than the room of a day',
    find: '  where counted.taken_grams + excluded.taken_grams <= :roomGrams\n',
    replace: '',
    tests: [orders('place/delivery-rule.test.ts')],
  },
  {
    ...PLACE,
    fault: 'charges for delivery what the customer never saw',
    find: 'where is_sold and charge_paise = :seenChargePaise and',
    replace: 'where is_sold and :seenChargePaise::bigint >= 0 and',
    tests: [orders('place/delivery-rule.test.ts')],
  },
  {
    ...PLACE,
    fault: 'places an order by a delivery rule that was changed meanwhile',
    find: ' and (select is_current from rule)',
    replace: '',
    tests: [`${FEATURES}/shop/delivery/delivery-races.test.ts`],
  },
  {
    ...PLACE,
    fault: 'sells without taking stock',
    find: 'stock.on_hand_grams - flour.asked_grams',
    replace: 'stock.on_hand_grams - 0 * flour.asked_grams',
  },
  {
    ...PLACE,
    fault: 'writes the wrong sign into the ledger',
    find: "-asked_grams, 'order placed'",
    replace: "asked_grams, 'order placed'",
  },
  {
    ...PLACE,
    fault: 'forgets the mail to the shop',
    find: "array['order/customer', 'order/shop']",
    replace: "array['order/customer']",
    tests: [mail('order-mail.test.ts')],
  },
  {
    ...PLACE,
    fault: 'returns the lines of an order unsorted',
    find: 'order by line_no',
    replace: 'order by line_no desc',
  },
  {
    ...PLACE,
    fault: 'accepts an order of a deleted account',
    find: 'where id = :userId and (erased_at is null or id = :walkInId)',
    replace: 'where id = :userId',
    tests: [orders('place/order-races.test.ts')],
  },
  {
    ...PLACE,
    fault: 'locks the products of two orders in different orders, which can deadlock',
    find: '  order by product_id\n',
    replace: '',
    tests: [orders('place/order-waits.test.ts')],
  },
  {
    ...PLACE,
    fault: 'does not lock the stock while it decides',
    find: '  for update of stock\n',
    replace: '',
    tests: [orders('place/order-races.test.ts')],
  },
  {
    file: orders('place/request-hash.rules.ts'),
    fault: 'treats an order to another address as a retry of the same order',
    find: '    order.deliveryAddress,\n',
    replace: '',
    tests: [orders('place/request-hash.rules.test.ts')],
  },
  {
    ...ORDERS,
    fault: 'erases the address of a customer who still has an account',
    find: ' and users.erased_at is not null',
    replace: '',
  },
  {
    ...ORDERS,
    fault: 'keeps the address of a deleted customer',
    find: 'users.id = orders.user_id and users.erased_at is not null',
    replace: 'users.id = orders.user_id and false',
    tests: [...STATUS.tests, accounts('erasure/delete-user.test.ts')],
  },
  {
    ...ORDERS,
    fault: 'shows deleted orders to their customer',
    find: 'select * from orders o where o.user_id = ${userId} and o.deleted_at is null',
    replace: 'select * from orders o where o.user_id = ${userId}',
  },
  {
    ...ORDERS,
    fault: 'overwrites a change that other staff saved in between',
    find: '.set({ ...statuses, version: sql`version + 1`, updatedAt: sql`now()` })',
    replace: '.set({ ...statuses, updatedAt: sql`now()` })',
  },
  {
    ...STATUS,
    file: orders('order-events.queries.ts'),
    fault: 'sends the customer no mail about a change',
    find: "'status changed': ['customer', 'shop'],",
    replace: "'status changed': ['shop'],",
  },
  {
    ...ORDER_STOCK,
    fault: 'returns cancelled flour to the ledger only',
    find: 'stock.on_hand_grams + flour.grams',
    replace: 'stock.on_hand_grams + 0 * flour.grams',
  },
  {
    ...ORDER_STOCK,
    fault: 'returns cancelled flour to the stock only',
    find: '    from flour order by product_id\n',
    replace: '    from flour where false\n',
  },
  {
    ...ORDER_STOCK,
    fault: 'reopens an order without taking its stock',
    find: 'on_hand_grams - grams',
    replace: 'on_hand_grams - 0 * grams',
  },
  {
    ...ORDER_STOCK,
    fault: 'writes the wrong sign into the ledger for a reopened order',
    find: "-grams, 'order retaken'",
    replace: "grams, 'order retaken'",
  },
  {
    file: 'packages/contract/src/orders/quantities.ts',
    fault: 'sells a tonne of flour in one line',
    find: 'quantityMaxKg: 100',
    replace: 'quantityMaxKg: 1000',
    tests: [orders('place/place-order.test.ts')],
  },
  {
    file: 'packages/contract/src/orders/quantities.ts',
    fault: 'accepts an order of two hundred lines',
    find: 'itemsMax: 20',
    replace: 'itemsMax: 200',
    tests: [orders('place/place-order.test.ts')],
  },
  {
    file: 'apps/server/src/platform/web/page-cache.ts',
    fault: "shows one customer's page to the next",
    find: "directives.includes('public') && ",
    replace: '',
    tests: ['apps/server/test/pages/page-cache.test.ts'],
  },
];
