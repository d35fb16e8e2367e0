/** Faults in what a mill adds to orders: accounts, the counter, credit notes, the drawer, batches, the bank. */
import { FEATURES, orders } from '../hand-mutation.ts';
import type { HandMutation } from '../hand-mutation.ts';

const PLACE = { file: orders('place/place-order.sql') };
const COUNTER = { tests: [orders('counter/counter.test.ts')] };
const DRAWER = `${FEATURES}/sales/drawer`;
const BATCHES = { file: orders('batches/batches.queries.ts') };
const CREDIT = {
  file: orders('credit/credit-notes.queries.ts'),
  tests: [orders('credit/credit-limits.test.ts')],
};

export const moneyFaults: HandMutation[] = [
  {
    ...PLACE,
    fault: 'sells a weight that is no step of its flour',
    find: "weight_grams % step_grams = 0 or :channel = 'counter'",
    replace: 'true',
    tests: [orders('place/grinds.test.ts')],
  },
  {
    ...PLACE,
    fault: 'sells a grind that its flour does not have',
    find: 'else grind is not null end, false)',
    replace: 'else true end, false)',
    tests: [orders('place/grinds.test.ts')],
  },
  {
    ...PLACE,
    fault: 'compares the stock with each line of a flour and not with all',
    find: 'on_hand_grams >= asked_grams',
    replace: 'on_hand_grams >= weight_grams',
    tests: [orders('place/grinds.test.ts')],
  },
  {
    ...PLACE,
    fault: 'forgets the own price of an account customer',
    find: 'coalesce(listed.price_paise,',
    replace: 'coalesce(null::int,',
    tests: [orders('account/accounts.test.ts')],
  },
  {
    ...PLACE,
    fault: 'sells to an account customer above the public price',
    find: 'least(held.price_paise, coalesce(listed.price_paise,',
    replace: 'least(held.price_paise * 1000, coalesce(listed.price_paise,',
    tests: [orders('account/accounts.test.ts')],
  },
  {
    ...PLACE,
    fault: 'gives the prices of an account that was closed',
    find: '  where account.closed_at is null\n',
    replace: '',
    tests: [orders('account/accounts.test.ts')],
  },
  {
    ...PLACE,
    fault: 'sells by own prices that were changed while the order waited',
    find: '\n    and not exists (select from own where not is_current)',
    replace: '',
    tests: [orders('account/account-races.test.ts')],
  },
  {
    ...PLACE,
    ...COUNTER,
    fault: 'asks for paise at the counter',
    find: 'div(total_paise + 50, 100) * 100 - total_paise',
    replace: '0',
  },
  {
    ...PLACE,
    ...COUNTER,
    fault: 'writes letters about a counter sale',
    find: "\n  where :channel <> 'counter'",
    replace: '',
  },
  {
    file: orders('counter/sell-at-counter.ts'),
    fault: 'tells a till no new prices if it waited for a saved account',
    find: '  if (sale.customer !== undefined) await lockCustomer(tx, userId);\n',
    replace: '',
    tests: [orders('account/account-races.test.ts')],
  },
  {
    file: orders('counter/sell-at-counter.ts'),
    fault: 'sells on account beyond the limit',
    find: 'if (owedPaise <= account.limitPaise) return;',
    replace: 'if (owedPaise >= 0) return;',
    tests: [orders('account/account-races.test.ts')],
  },
  {
    file: orders('account/record-account-payment.ts'),
    fault: 'takes more on account than is owed',
    find: '  if (amountPaise > owedPaise) throw overpaid({ account, owedPaise });\n',
    replace: '',
    tests: [orders('account/account-money.test.ts')],
  },
  {
    file: orders('payments/add-payments.queries.ts'),
    fault: 'sends a letter about each share of a payment on account',
    find: 'where ${accountPaymentId ?? null}::uuid is null order by id',
    replace: 'where ${accountPaymentId ?? null}::uuid is null or true order by id',
    tests: [orders('account/account-money.test.ts')],
  },
  {
    ...CREDIT,
    fault: 'gives the delivery charge back twice',
    find: 'and delivery_paise > 0',
    replace: 'and false',
  },
  {
    ...CREDIT,
    fault: 'takes more flour back than was bought',
    find: 'coalesce(sum(grams), 0)::bigint as returned_grams',
    replace: '0::bigint as returned_grams',
    tests: [orders('credit/credit-notes.test.ts')],
  },
  {
    file: orders('order-stock.queries.ts'),
    fault: 'puts a bag back to stock a second time when its order is Returned',
    find: '(i.weight_grams - (\n  select coalesce(sum(grams), 0) from credit_note_lines where order_item_id = i.id))',
    replace: '(i.weight_grams)',
    tests: [orders('credit/credit-notes.test.ts')],
  },
  {
    file: orders('credit/make-credit-note.ts'),
    fault: 'gives back more money than was paid',
    find: 'refundPaise > mostToRefund(after)',
    replace: 'refundPaise < 0',
    tests: [orders('credit/credit-notes.test.ts')],
  },
  {
    file: `${DRAWER}/drawer.queries.ts`,
    fault: 'counts the cash of a run twice after a correction',
    find: 'where later.corrects = counted.id and later.drawer_id = drawers.id',
    replace: 'where false and later.drawer_id = drawers.id',
    tests: [`${DRAWER}/drawer-cash.test.ts`],
  },
  {
    file: `${DRAWER}/drawer.queries.ts`,
    fault: 'closes the drawer while cash is being written',
    find: "pg_advisory_xact_lock(hashtext('drawers'), 0)",
    replace: '1',
    tests: [`${DRAWER}/drawer-races.test.ts`],
  },
  {
    file: `${DRAWER}/close-drawer.ts`,
    fault: 'closes the drawer with a difference that nobody explained',
    find: "note === '' && countedPaise !== expectedPaise",
    replace: 'countedPaise < 0',
    tests: [`${DRAWER}/drawer.test.ts`],
  },
  {
    ...BATCHES,
    fault: 'fills two bags with the same flour of a batch',
    find: "pg_advisory_xact_lock(hashtext('batches'))",
    replace: '1',
    tests: [orders('batches/batch-races.test.ts')],
  },
  {
    file: 'apps/server/migrations/0030_flour_of_deleted_orders.sql',
    fault: 'fills a bag with flour that came back and was thrown away',
    find: 'else (select coalesce(sum(grams), 0) from credit_note_lines where order_item_id = (line).id)',
    replace: 'else 0',
    tests: [orders('credit/credit-notes.test.ts')],
  },
  {
    ...BATCHES,
    fault: 'fills bags from a batch that was recalled',
    find: 'and undone_at is null and recalled_at is null\n      and coalesce',
    replace: 'and undone_at is null\n      and coalesce',
    tests: [orders('batches/recall.test.ts')],
  },
  {
    file: orders('batches/undo-milling.ts'),
    fault: 'takes a milling back although a bag of it is packed',
    find: '    await refusePacked(tx, filled);\n',
    replace: '',
    tests: [orders('batches/batches.test.ts')],
  },
  {
    file: orders('bank/record-bank-rows.ts'),
    fault: 'records a row that another person records for another order at the same time',
    find: 'if (inserted.length < ready.length) {',
    replace: 'if (inserted.length < 0) {',
    tests: [orders('bank/bank-races.test.ts')],
  },
  {
    file: orders('bank/record-bank-rows.ts'),
    fault: 'records what is not open any more',
    find: 'balance.toPayPaise - balance.paidPaise !== rupeesToPaise(row.open)',
    replace: 'balance.toPayPaise < 0',
    tests: [orders('bank/record-bank-rows.test.ts')],
  },
];
