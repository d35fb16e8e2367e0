import * as z from 'zod';
import { productLimits } from './catalog.ts';
import { Product } from './catalog.schema.ts';
import { LanguageQuery } from '../language/languages.schema.ts';
import { ListQuery, wholeNumber } from '../text/lists.schema.ts';
import { quantityLimits } from '../orders/quantities.ts';
import { SHELF_CATEGORIES_MAX, SHELF_PAGE_SIZE_MAX, sortings } from './shelf.ts';

export const Sorting = z.enum(sortings);
export type Sorting = z.infer<typeof Sorting>;

/** A parameter that may be repeated. */
function repeated<Each extends z.ZodType<string>>(each: Each, atMost: number) {
  return z
    .union([each.transform((value) => [value]), z.array(each).max(atMost)])
    .optional()
    .meta({ type: 'array', items: { type: 'string' }, maxItems: atMost, anyOf: undefined });
}

const rupees = z
  .string()
  .regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'Must be rupees per kg')
  .transform(Number)
  .optional()
  .meta({ type: 'number', minimum: 0, pattern: undefined });

/** Any text is allowed: what is not sold is simply not found. */
const productId = z.string().min(1).max(64).toLowerCase();

const flag = z.literal('1').optional();

export const ShelfQuery = z.strictObject({
  ...LanguageQuery.shape,
  q: ListQuery.shape.q,
  id: repeated(productId, quantityLimits.itemsMax).describe('Only these products'),
  besides: productId
    .optional()
    .describe('Others like this one: of its category, or of any if there are none'),
  category: repeated(z.string().min(1).max(productLimits.categoryMax), SHELF_CATEGORIES_MAX),
  min: rupees.describe('Lowest price per kg'),
  max: rupees.describe('Highest price per kg'),
  instock: flag,
  sale: flag,
  sort: Sorting.optional(),
  page: ListQuery.shape.page,
  pageSize: wholeNumber
    .pipe(z.number().min(1).max(SHELF_PAGE_SIZE_MAX))
    .optional()
    .meta({ minimum: 1, maximum: SHELF_PAGE_SIZE_MAX }),
});
export type ShelfQuery = z.infer<typeof ShelfQuery>;

export const FilterOptions = z
  .object({
    categories: z.array(z.object({ name: z.string(), count: z.int() })),
    lowest: z.number().describe('The rounded ends of the prices, in rupees per kg'),
    highest: z.number(),
    inStockCount: z.int(),
    onSaleCount: z.int(),
  })
  .describe('Of all products, whatever the filters');
export type FilterOptions = z.infer<typeof FilterOptions>;

export const ShelfPage = z.object({
  products: z.array(Product),
  total: z.int().describe('Of all pages'),
  page: z.int().describe('The last one if fewer pages exist than were asked for'),
  pageCount: z.int().describe('At least 1'),
  options: FilterOptions,
  suggested: z.array(Product).describe('Other products, if none matches'),
});
export type ShelfPage = z.infer<typeof ShelfPage>;
