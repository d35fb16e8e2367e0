import * as z from 'zod';
import { PAGE_SIZE_MAX, SEARCH_MAX_LENGTH } from './lists.ts';
import { hasControlCharacters } from './text.ts';

/** Query strings are text: the only place where numbers are parsed from text. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/, 'Must be a whole number')
  .transform(Number)
  // The documentation calls it a number. That it travels as text is a detail.
  .meta({ type: 'integer', minimum: 0, maximum: 999_999, pattern: undefined });

/** Allows all numbers that JavaScript counts exactly, because a log grows past a million rows. */
export const rowNumber = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'Must be a whole number')
  .transform(Number)
  .meta({ type: 'integer', minimum: 1, pattern: undefined });

export const ListQuery = z.strictObject({
  q: z
    .string()
    .max(SEARCH_MAX_LENGTH)
    .refine((value) => !hasControlCharacters(value), 'Please use plain text on one line')
    .optional()
    .describe('Text to search for'),
  page: wholeNumber.pipe(z.number().min(1)).optional().meta({ minimum: 1 }),
  pageSize: wholeNumber
    .pipe(z.number().min(1).max(PAGE_SIZE_MAX))
    .optional()
    .meta({ minimum: 1, maximum: PAGE_SIZE_MAX }),
  /** A field name, with `-` in front for descending order. */
  sort: z
    .string()
    .regex(/^-?[A-Za-z]{1,40}$/, 'Must be a field name')
    .optional(),
});
export type ListQuery = z.infer<typeof ListQuery>;

export function listQuery(sortFields: readonly string[]) {
  const sort = ListQuery.shape.sort.describe(`${sortFields.join(', ')}; - before it: descending`);
  return ListQuery.extend({ sort }).refine(
    (query) => query.sort === undefined || sortFields.includes(query.sort.replace(/^-/, '')),
    { path: ['sort'], message: `Sort by one of: ${sortFields.join(', ')}` },
  );
}
