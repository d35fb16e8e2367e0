/** Faults that Stryker cannot make: in SQL, numbers and locks. Each must fail one of its tests. */
export type HandMutation = {
  /** What the shop does wrong with this fault. */
  fault: string;
  file: string;
  /** This text occurs in the file exactly once. */
  find: string;
  replace: string;
  tests: string[];
};

const FEATURES = 'apps/server/src/features';
const MIGRATIONS = 'apps/server/migrations';
const orders = (name: string) => `${FEATURES}/sales/orders/${name}`;
const accounts = (name: string) => `${FEATURES}/people/accounts/${name}`;
const mail = (name: string) => `${FEATURES}/letters/order-mail/${name}`;

const PLACE = {
  file: orders('place/place-order.sql'),
  tests: [orders('place/place-order.test.ts')],
};
const STATUS = { tests: [orders('status/order-status.test.ts')] };
const ORDER_STOCK = { file: orders('order-stock.queries.ts'), ...STATUS };
const ORDERS = { file: orders('orders.queries.ts'), ...STATUS };
const SHELF = {
  file: `${FEATURES}/mill/stock/stock.queries.ts`,
  tests: [`${FEATURES}/shop/catalog/change/set-stock.test.ts`],
};
const RELEASE = {
  file: orders('remove/release-orders-of-user.queries.ts'),
  tests: [accounts('erasure/delete-user.test.ts')],
};
const LETTERS = {
  file: `${FEATURES}/letters/outbox/letters.queries.ts`,
  tests: [mail('order-mail.test.ts')],
};
const SESSIONS = {
  file: accounts('sessions/sessions.queries.ts'),
  tests: [accounts('sessions/sessions.test.ts')],
};
const INVARIANTS = {
  file: `${FEATURES}/office/invariants/invariants.queries.ts`,
  tests: [`${FEATURES}/office/invariants/check-invariants.test.ts`],
};
const LIMITS = {
  file: 'apps/server/src/config-limits.ts',
  tests: ['apps/server/src/config.test.ts'],
};

export const handMutations: HandMutation[] = [
  {
    ...PLACE,
    fault: 'sells more than is in stock',
    find: ' and on_hand_grams >= weight_grams, false)',
    replace: ', false)',
  },
  {
    ...PLACE,
    fault: 'does not sell the last kilograms',
    find: 'on_hand_grams >= weight_grams',
    replace: 'on_hand_grams > weight_grams',
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
    find: '  from line, accepted\n',
    replace: '  from line, summed accepted\n',
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
    find: 'stock.on_hand_grams - line.weight_grams',
    replace: 'stock.on_hand_grams - 0 * line.weight_grams',
  },
  {
    ...PLACE,
    fault: 'writes the wrong sign into the ledger',
    find: "-weight_grams, 'order placed'",
    replace: "weight_grams, 'order placed'",
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
    find: 'where id = :userId and erased_at is null',
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
    ...ORDERS,
    fault: 'sends the customer no mail about a change',
    find: "'status changed': ['customer', 'shop'],",
    replace: "'status changed': ['shop'],",
  },
  {
    ...ORDER_STOCK,
    fault: 'returns cancelled flour to the ledger only',
    find: 'stock.on_hand_grams + item.weight_grams',
    replace: 'stock.on_hand_grams',
  },
  {
    ...ORDER_STOCK,
    fault: 'returns cancelled flour to the stock only',
    find: '    from item\n  `',
    replace: '    from item where false\n  `',
  },
  {
    ...ORDER_STOCK,
    fault: 'reopens an order without taking its stock',
    find: 'on_hand_grams - weight_grams',
    replace: 'on_hand_grams',
  },
  {
    ...ORDER_STOCK,
    fault: 'writes the wrong sign into the ledger for a reopened order',
    find: "-weight_grams, 'order retaken'",
    replace: "weight_grams, 'order retaken'",
  },
  {
    ...RELEASE,
    fault: 'keeps the address on the finished orders of a deleted customer',
    find: "order('orderStatus', 'in', finalStatuses)",
    replace: "order('orderStatus', '=', 'Delivered')",
  },
  {
    ...RELEASE,
    fault: "deletes one account and cancels everybody's open orders",
    find: ".where('userId', '=', userId)\n    .where('deletedAt', 'is', null)\n",
    replace: ".where('deletedAt', 'is', null)\n",
  },
  {
    ...RELEASE,
    fault: 'returns the flour of a deleted order twice',
    find: "    .where('deletedAt', 'is', null)\n",
    replace: '',
  },

  {
    ...SHELF,
    fault: 'changes the stock and not the ledger',
    find: '    from moved\n',
    replace: '    from moved where false\n',
  },
  {
    ...SHELF,
    fault: 'changes the ledger and not the stock',
    find: 'on_hand_grams + ${movement.deltaGrams}',
    replace: 'on_hand_grams + 0 * ${movement.deltaGrams}::int',
  },
  {
    ...SHELF,
    fault: 'lets two staff members set the stock at once',
    find: ".where('city', '=', city)\n    .forUpdate()",
    replace: ".where('city', '=', city)",
  },
  {
    file: `${MIGRATIONS}/0007_catalogue_and_stock.sql`,
    fault: 'allows negative stock',
    find: 'on_hand_grams >= 0',
    replace: 'on_hand_grams >= -1000000',
    tests: [`${FEATURES}/mill/stock/stock-constraints.test.ts`],
  },

  {
    ...LETTERS,
    fault: 'a worker that lost the lease of a mail still sets its next try',
    find: '\n      and attempts = ${letter.attempts}',
    replace: '',
    tests: [`${FEATURES}/letters/outbox/claim-letters.test.ts`],
  },
  {
    ...LETTERS,
    fault: 'two workers send the same mail',
    find: 'lease_until = now() + ${interval(claim.leaseMs)}',
    replace: 'lease_until = now()',
    tests: [mail('order-mail-worker.test.ts')],
  },
  {
    ...LETTERS,
    fault: 'sends a mail twice',
    find: 'where sent_at is null and given_up_at is null and not_before <= now()',
    replace: 'where given_up_at is null and not_before <= now()',
  },
  {
    ...LETTERS,
    fault: 'sends a mail before its next try is due',
    find: 'given_up_at is null and not_before <= now()',
    replace: 'given_up_at is null',
  },
  {
    ...LETTERS,
    fault: 'never gives up a mail that is too old',
    find: 'now() - coalesce(renewed_at, created_at)',
    replace: 'now() - now()',
  },
  {
    ...LETTERS,
    file: mail('order-mail-facts.queries.ts'),
    fault: 'sends mail about a deleted order',
    find: 'o.deleted_at is not null as is_order_deleted',
    replace: 'false as is_order_deleted',
  },

  {
    ...SESSIONS,
    fault: 'accepts an expired session',
    find: ' and sessions.expires_at > now()',
    replace: '',
  },
  {
    ...SESSIONS,
    fault: 'a session in use never expires',
    find: 'least(now() + make_interval',
    replace: 'greatest(now() + make_interval',
  },
  {
    file: `${MIGRATIONS}/0003_accounts.sql`,
    fault: 'opens a session with a wrong password',
    find: "role = door and disabled_at is null\n        and sha256(convert_to(password_hash, 'UTF8')) = sha256(convert_to(proof, 'UTF8'))",
    replace: 'role = door and disabled_at is null',
    tests: [accounts('log-in/log-in.test.ts')],
  },
  {
    file: `${MIGRATIONS}/0003_accounts.sql`,
    fault: 'lets a customer log in as staff',
    find: 'where id = account and role = door',
    replace: 'where id = account',
    tests: [accounts('log-in/log-in.test.ts')],
  },

  {
    file: accounts('devices/known-devices.queries.ts'),
    fault: 'treats a device known to one account as known to all',
    find: ' and ${hasLogInName(device.logInName)}',
    replace: '',
    tests: [accounts('devices/known-devices.test.ts')],
  },
  {
    file: accounts('devices/known-devices.queries.ts'),
    fault: 'never forgets a device',
    find: '\n      and known_devices.last_seen_at > now() - make_interval(secs => ${KNOWN_DEVICE_SECONDS})',
    replace: '',
    tests: [accounts('devices/known-devices.test.ts')],
  },

  // Stryker leaves numbers alone, so the limits are changed here.
  {
    ...LIMITS,
    fault: 'lets an attacker guess a hundred times as often from one address',
    find: "failedLogInsPerAccountAndAddress: '10/900'",
    replace: "failedLogInsPerAccountAndAddress: '1000/900'",
  },
  {
    ...LIMITS,
    fault: 'lets an attacker guess a hundred times as often from many addresses',
    find: "failedLogInsPerAccount: '30/3600'",
    replace: "failedLogInsPerAccount: '3000/3600'",
  },
  {
    ...LIMITS,
    fault: 'locks out a whole mobile network after three wrong passwords',
    find: "failedLogInsPerAddress: '300/900'",
    replace: "failedLogInsPerAddress: '3/900'",
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
    ...INVARIANTS,
    fault: 'does not find stock that changed without a ledger row',
    find: '<> coalesce(ledger.grams, 0)`',
    replace: '< coalesce(ledger.grams, 0) - 1000000000`',
  },
  {
    ...INVARIANTS,
    fault: 'does not find an order that took more stock than its lines',
    find: 'where coalesce(moved.grams, 0) <> coalesce(held.grams, 0)`',
    replace: 'where coalesce(moved.grams, 0) > coalesce(held.grams, 0) + 1000000000`',
  },
  {
    ...INVARIANTS,
    fault: 'does not find the address of a deleted person',
    find: "and (orders.delivery_address <> '' or orders.contact_number <> ''",
    replace: "and (orders.contact_number <> ''",
  },

  {
    file: 'apps/server/src/platform/web/page-cache.ts',
    fault: "shows one customer's page to the next",
    find: "directives.includes('public') && ",
    replace: '',
    tests: ['apps/server/test/pages/page-cache.test.ts'],
  },
];
