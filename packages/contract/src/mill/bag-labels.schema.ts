import * as z from 'zod';
import { Grind } from '../catalog/grinds.schema.ts';
import { LabelFacts } from '../catalog/label-facts.schema.ts';
import { lawfulFacts } from '../catalog/label-facts.ts';
import { languages } from '../language/languages.ts';
import { Day } from '../settings/settings.schema.ts';
import { Id } from '../text/text.schema.ts';
import { labelObstacles } from './bag-labels.ts';
import { Ids, NotOnPaper } from './milling.schema.ts';

/** Without orders, batches or a day, the labels are those of the bags that were milled today. */
export const BagLabelsQuery = z
  .strictObject({
    ids: Ids.optional(),
    batches: Ids.optional().describe('Up to 200 batch ids: their bags that are still at the mill'),
    day: Day.optional().describe('Bags that were milled on this day and are still at the mill'),
  })
  .refine(({ ids, batches, day }) => [ids, batches, day].filter(Boolean).length <= 1, {
    path: ['ids'],
    message: 'Please ask for orders, for batches or for a day',
  });
export type BagLabelsQuery = z.input<typeof BagLabelsQuery>;

const BagToLabel = z.object({
  orderId: Id,
  productId: Id,
  name: z.string().describe('As sold'),
  nameMr: z.string().describe('This and the Hindi name: empty for a flour that was renamed since'),
  nameHi: z.string(),
  grind: Grind.exactOptional(),
  language: z.enum(languages).describe("The customer's"),
  kg: z.number(),
  price: z.number().describe('Rupees for the bag'),
  pricePerKg: z.number(),
  batch: z
    .object({
      _id: Id,
      number: z.string(),
      path: z.string().describe('Year and number, for its address'),
      milledOn: Day,
      bestBefore: Day.nullable(),
    })
    .nullable()
    .describe('Null: not milled yet'),
  obstacle: z.enum(labelObstacles).nullable().describe('Why its label cannot be printed'),
});
export type BagToLabel = z.infer<typeof BagToLabel>;

const LabelledFlour = z.object({
  productId: Id,
  name: z.string(),
  facts: LabelFacts,
  missing: z.array(z.enum(lawfulFacts)).describe('What the law asks for and nobody filled in'),
});
export type LabelledFlour = z.infer<typeof LabelledFlour>;

const Packer = z
  .object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    fssaiLicence: z.string(),
  })
  .describe('Who packs, and whom to ask. What the owner has not filled in is empty');
export type Packer = z.infer<typeof Packer>;

export const BagLabelsAnswer = z
  .object({
    day: Day.nullable().describe('The day of milling. Null: of orders or batches'),
    bags: z.array(BagToLabel).describe('By flour, grind and batch; the largest bags first'),
    flours: z.array(LabelledFlour).describe('The flours of these bags'),
    packer: Packer,
    withoutLabels: z.array(NotOnPaper).describe('Cancelled, returned or not found'),
  })
  .meta({ id: 'BagLabels' });
export type BagLabelsAnswer = z.infer<typeof BagLabelsAnswer>;
