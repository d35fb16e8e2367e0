export type HandMutation = {
  /** What the shop does wrong with this fault. */
  fault: string;
  file: string;
  /** This text occurs in the file exactly once. */
  find: string;
  replace: string;
  tests: string[];
};

export const FEATURES = 'apps/server/src/features';
export const MIGRATIONS = 'apps/server/migrations';
export const orders = (name: string) => `${FEATURES}/sales/orders/${name}`;
export const accounts = (name: string) => `${FEATURES}/people/accounts/${name}`;
export const mail = (name: string) => `${FEATURES}/letters/order-mail/${name}`;
