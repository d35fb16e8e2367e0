import * as z from 'zod';
import { areAllDifferent } from '../text/all-different.ts';
import { checked } from '../text/text.schema.ts';
import {
  checkEnglishGrindName,
  checkGrindName,
  grindKeyOf,
  grindLimits,
  grindTexts,
  stepsGrams,
} from './grinds.ts';

/** Names a grind of a flour in orders, carts and repeats. */
export const GrindKey = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(grindLimits.keyMax);

/** How fine a flour is milled, in three languages. */
export const Grind = z
  .object({
    key: GrindKey,
    name: z.string(),
    nameMr: z.string(),
    nameHi: z.string(),
  })
  .meta({ id: 'Grind' });
export type Grind = z.infer<typeof Grind>;

const translated = checked(checkGrindName);

/** The grinds of a flour as staff write them. Their keys come from the English names. */
export const GrindsOfFlour = z
  .array(
    z.strictObject({
      name: checked(checkEnglishGrindName),
      nameMr: translated,
      nameHi: translated,
    }),
  )
  .max(grindLimits.perFlour, grindTexts.tooMany)
  .refine(
    (grinds) => areAllDifferent(grinds.map(({ name }) => grindKeyOf(name))),
    grindTexts.twice,
  );
export type NewGrind = z.infer<typeof GrindsOfFlour>[number];

const held = {
  orders: z.int().describe('Open orders'),
  repeats: z.int().describe('Running repeats'),
};

/** Who holds a flour in a grind, or in a weight that a larger step would not allow. */
export const FlourHolders = z
  .object({
    grinds: z.array(z.object({ key: GrindKey, ...held })).describe('Grinds that somebody holds'),
    steps: z
      .array(z.object({ stepGrams: z.int(), ...held }))
      .describe('Steps, with those who hold a weight that is no multiple of them'),
  })
  .meta({ id: 'FlourHolders' });
export type FlourHolders = z.infer<typeof FlourHolders>;

export const StepGrams = z
  .literal(stepsGrams)
  .describe('Sold by this weight; grams')
  .meta({ type: 'integer' });
