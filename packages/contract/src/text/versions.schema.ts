import * as z from 'zod';
import { wholeNumber } from './lists.schema.ts';

/** Query of a deletion. If the version is left out, any version is deleted. */
export const KnownVersion = z.object({
  version: wholeNumber.optional().describe('The version that was shown; a stale one is refused'),
});
export type KnownVersion = z.infer<typeof KnownVersion>;
