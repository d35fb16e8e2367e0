import * as z from 'zod';
import {
  checkHsn,
  checkPricePerKg,
  checkProductDescription,
  checkProductLine,
  checkProductName,
  checkSearchWord,
  checkTranslatedDescription,
  ENDED_GST_RATE,
  gstRates,
  productFormTexts,
  productLimits,
} from './catalog.ts';
import { Grind, GrindsOfFlour, StepGrams } from './grinds.schema.ts';
import { LabelFacts, LabelOfFlour } from './label-facts.schema.ts';
import { checkShortCode } from './short-codes.ts';
import { MAX_PRICE_PAISE, paiseToRupees } from '../money/money.ts';
import { checked, Id } from '../text/text.schema.ts';

/** Id for the paths of the encoded files, and the two placeholder colours shown while loading. */
export const Picture = z.object({
  id: Id,
  alt: z.string(),
  colours: z.tuple([z.string(), z.string()]),
});
export type Picture = z.infer<typeof Picture>;

export const Product = z
  .object({
    _id: Id,
    name: z.string(),
    nameMr: z.string(),
    category: z.string(),
    /** The same-origin path of a JPEG, empty if there is no picture. */
    productImg: z.string(),
    imageUrl: z.string(),
    picture: Picture.nullable(),
    pricePerKg: z.number(),
    quantity: z.number().min(0).describe('Kilograms in stock, to the gram'),
    stepGrams: StepGrams.exactOptional().describe('Sold by this weight; absent: by the kilogram'),
    grinds: z
      .array(Grind)
      .exactOptional()
      .describe('The first is chosen beforehand; absent: there is nothing to choose'),
    sale: z.boolean(),
    shelfLifeDays: z.int().nullable().describe('Null: not said'),
    hsn: z.string().describe('For the bill: 4 to 8 digits, or empty'),
    gstRate: z.int().describe('Per cent; the price includes it'),
    label: LabelFacts.exactOptional().describe(
      'Absent if nothing is filled in, and in lists for visitors',
    ),
    shortCode: z
      .string()
      .exactOptional()
      .describe('For staff: two letters that begin the numbers of its batches'),
    isActive: z.boolean(),
    description: z.string(),
    text: z.string(),
    nameHi: z.string().optional(),
    textMr: z.string().optional().describe('This and those below: for staff'),
    textHi: z.string().optional(),
    descriptionMr: z.string().optional(),
    descriptionHi: z.string().optional(),
    untranslated: z
      .array(z.enum(['text', 'description', 'ingredients', 'storage']))
      .optional()
      .describe('English, because the language asked for has no such text'),
    searchAlso: z.array(z.string()),
    createdAt: z.string(),
    /** Every field change increments it; sales do not. */
    version: z.int(),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof Product>;

const priceProblem = ({ input }: { input?: unknown }) =>
  input === undefined ? productFormTexts.priceRequired : productFormTexts.priceInvalid;

const pricePerKg = z
  .number({ error: priceProblem })
  .superRefine((value, context) => {
    const message = checkPricePerKg(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  })
  .describe('Rupees, 0.01 to 10,00,000, with at most two decimals')
  .meta({ minimum: 0.01, maximum: paiseToRupees(MAX_PRICE_PAISE) });

const fields = {
  name: checked(checkProductName),
  pricePerKg,
  description: checked(checkProductDescription),
  isActive: z.boolean(),
  productImg: z.string().max(200),
  text: checked(checkProductLine).optional(),
  category: checked(checkProductLine).optional(),
  nameMr: checked(checkProductLine).optional(),
  nameHi: checked(checkProductLine).optional(),
  textMr: checked(checkProductLine).optional(),
  textHi: checked(checkProductLine).optional(),
  descriptionMr: checked(checkTranslatedDescription).optional(),
  descriptionHi: checked(checkTranslatedDescription).optional(),
  searchAlso: z
    .array(checked(checkSearchWord).max(productLimits.searchWordMax))
    .max(productLimits.searchAlsoMax)
    .optional(),
  quantity: z.int().min(0).max(productLimits.quantityMaxKg).optional(),
  sale: z.boolean().optional(),
  stepGrams: StepGrams.optional(),
  grinds: GrindsOfFlour.optional(),
  shelfLifeDays: z
    .int(productFormTexts.shelfLifeInvalid)
    .min(1, productFormTexts.shelfLifeInvalid)
    .max(productLimits.shelfLifeMaxDays, productFormTexts.shelfLifeInvalid)
    .nullable()
    .optional(),
  hsn: checked(checkHsn).max(productLimits.hsnTypedMax).optional(),
  gstRate: z
    .literal(gstRates, {
      error: ({ input }) =>
        input === ENDED_GST_RATE ? productFormTexts.gstEnded : productFormTexts.gstInvalid,
    })
    .meta({ type: 'integer' })
    .optional(),
  label: LabelOfFlour.optional(),
  shortCode: checked(checkShortCode).max(productLimits.shortCodeTypedMax).optional(),
};

export const NewProduct = z.strictObject(fields);
export type NewProduct = z.infer<typeof NewProduct>;

/**
 * Omitted fields keep their value. `expectedQuantity` and `version` are those shown in the dialog:
 * if either has changed since, the answer is 409.
 */
export const ProductChange = NewProduct.partial().extend({
  _id: Id,
  version: z.int().positive().optional(),
  expectedQuantity: z.number().optional(),
});
export type ProductChange = z.infer<typeof ProductChange>;
