/** The files to mutate and the tests that must fail. A part is one run of Stryker. */
export type Part = {
  mutate: string[];
  tests: string[];
  /** No test of this part needs a database. */
  isPure?: true;
};

const CONTRACT = 'packages/contract/src';
const CHECKOUT = 'apps/storefront/app/features/checkout';
const FEATURES = 'apps/server/src/features';
const HTTP = 'apps/server/src/platform/http';
const LIMITS = 'apps/server/src/platform/limits';

export const parts: Record<string, Part> = {
  rules: {
    isPure: true,
    mutate: [
      `${CONTRACT}/{money/{money,weight},orders/{quantities,orders}}.ts`,
      `${CHECKOUT}/**/*.rules.ts`,
      `${CHECKOUT}/place-order/placement-refusal.ts`,
      `${FEATURES}/sales/orders/**/{order-status,request-hash,order-mapper}.rules.ts`,
      `${FEATURES}/people/accounts/*/{session-lifetime,log-in-delay}.rules.ts`,
      'apps/server/src/platform/{concurrency-limit,random-token}.ts',
    ],
    tests: [
      `${CONTRACT}/{money,orders}/*.test.ts`,
      `${CHECKOUT}/**/*.test.ts`,
      `${FEATURES}/sales/orders/**/*.rules.test.ts`,
      `${FEATURES}/people/accounts/*/{session-lifetime,log-in-delay}.rules.test.ts`,
      'apps/server/src/platform/{concurrency-limit,random-token}.test.ts',
    ],
  },
  limits: {
    mutate: [
      `${LIMITS}/{rate-limit,shared-limiter,enforced-waits}.ts`,
      `${FEATURES}/people/accounts/log-in/admit-log-in.ts`,
      'apps/server/src/{config,config-limits}.ts',
    ],
    tests: [
      `${LIMITS}/{rate-limit,enforced-waits}.test.ts`,
      `${FEATURES}/people/accounts/*/{log-in-limits,known-devices,log-in-under-attack}.test.ts`,
      'apps/server/src/config.test.ts',
    ],
  },
  access: {
    mutate: [`${HTTP}/access.ts`, 'apps/server/src/platform/caller.ts'],
    tests: [
      'apps/server/test/whole/role-matrix.test.ts',
      'apps/server/test/security/identity/claimed-identity.test.ts',
      `${FEATURES}/people/accounts/*/{sessions,log-in}.test.ts`,
    ],
  },
  // This is not in `access`: a fault here breaks the log-in in every `beforeAll`, which Stryker
  // does not count as killed.
  cookies: {
    isPure: true,
    mutate: [`${HTTP}/{session-cookie,cross-site}.ts`],
    tests: [`${HTTP}/{session-cookie,cross-site}.test.ts`],
  },
  sessions: {
    mutate: [
      `${FEATURES}/people/accounts/*/{sessions.queries,open-session,find-caller-by-token,log-in}.ts`,
    ],
    tests: [
      `${FEATURES}/people/accounts/*/{sessions,log-in,known-devices,log-in-under-attack}.test.ts`,
    ],
  },
  orders: {
    mutate: [
      `${FEATURES}/sales/orders/*/{place,cancel,move,delete}-order.ts`,
      `${FEATURES}/sales/orders/*/{change-order-status,release-orders-of-user,get-order}.ts`,
      `${FEATURES}/sales/orders/**/{orders,order-stock,place-order,release-orders-of-user}.queries.ts`,
    ],
    // Race tests are left out: their servers are separate processes, in which no mutant is active.
    tests: [
      `${FEATURES}/sales/orders/**/{place-order,order-status,order-answers,order-limits,order-waits}.test.ts`,
      `${FEATURES}/people/accounts/erasure/delete-user.test.ts`,
    ],
  },
  stock: {
    mutate: [`${FEATURES}/mill/stock/{adjust-stock,clear-stock,open-stock,stock.queries}.ts`],
    tests: [
      `${FEATURES}/mill/stock/*.test.ts`,
      `${FEATURES}/shop/catalog/change/{set-stock,staff-products,delete-product}.test.ts`,
    ],
  },
};

/** `npm run mutation` sets the part. It is undefined while faults made by hand are tried. */
export function chosenPart(): (Part & { name: string }) | undefined {
  const name = process.env['MUTATION_PART'];
  if (name === undefined) return undefined;
  const part = parts[name];
  if (!part) throw new Error(`MUTATION_PART is one of ${Object.keys(parts).join(', ')}`);
  return { name, ...part };
}
