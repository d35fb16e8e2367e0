import * as z from 'zod';
import { pageSizes, startPages } from './preferences.ts';

const rows = z.literal(pageSizes).meta({ type: 'integer' }).exactOptional();

/** A missing field was never chosen. */
export const Preferences = z.strictObject({
  startPage: z.enum(startPages).exactOptional().describe('Opened after the sign-in'),
  pageSizes: z
    .strictObject({
      orders: rows,
      users: rows,
      products: rows,
      contacts: rows,
      batches: rows,
      accounts: rows,
    })
    .exactOptional()
    .describe('Rows on a page of each list'),
});
export type Preferences = z.infer<typeof Preferences>;
