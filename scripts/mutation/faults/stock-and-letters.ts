import { FEATURES, MIGRATIONS, mail } from '../hand-mutation.ts';
import type { HandMutation } from '../hand-mutation.ts';

const SHELF = {
  file: `${FEATURES}/mill/stock/stock.queries.ts`,
  tests: [`${FEATURES}/shop/catalog/change/set-stock.test.ts`],
};
const LETTERS = {
  file: `${FEATURES}/letters/outbox/letters.queries.ts`,
  tests: [mail('order-mail.test.ts')],
};
const INVARIANTS = {
  file: `${FEATURES}/office/invariants/invariants.queries.ts`,
  tests: [`${FEATURES}/office/invariants/check-invariants.test.ts`],
};

export const stockAndLetterFaults: HandMutation[] = [
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
];
