import * as z from 'zod';
import { wholeNumber } from './lists.schema.ts';

/** Goes along with a deletion. Left out, whatever stands there is deleted. */
export const KnownVersion = z.object({
  version: wholeNumber
    .optional()
    .describe('The version that was shown; where it is out of date, nothing is deleted'),
});
