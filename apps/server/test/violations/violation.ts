import type { RawBuilder } from 'kysely';
import type { ShopWithHistory } from '../shops/shop-with-history.ts';

/** Statements that the shop never makes, and the invariant that each set breaks. */
export type Violation = {
  name: string;
  breaks: string;
  finding: (shop: ShopWithHistory) => string;
  statements: (shop: ShopWithHistory) => RawBuilder<unknown>[];
};
