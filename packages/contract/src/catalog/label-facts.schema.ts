import * as z from 'zod';
import { checked } from '../text/text.schema.ts';
import { checkIngredients, checkOrigin, checkStorage } from './label-facts.ts';

const written = z.string().exactOptional();

/** What a bag says about its flour. A fact that is absent was not filled in. */
export const LabelFacts = z
  .object({
    ingredients: written.describe('The largest share first'),
    ingredientsMr: written.describe('This and the other translations: for staff'),
    ingredientsHi: written,
    hasGluten: z.boolean().exactOptional(),
    isMilledWithWheat: z
      .boolean()
      .exactOptional()
      .describe('On the same stone; only for a flour without gluten'),
    isVegetarian: z.boolean().exactOptional(),
    storage: written,
    storageMr: written,
    storageHi: written,
    origin: written.describe('The country, in English'),
  })
  .meta({ id: 'LabelFacts' });
export type LabelFacts = z.infer<typeof LabelFacts>;

const ingredients = checked(checkIngredients).optional();
const storage = checked(checkStorage).optional();

/** All label facts of a flour as staff write them. What is left out or empty is not said. */
export const LabelOfFlour = z.strictObject({
  ingredients,
  ingredientsMr: ingredients,
  ingredientsHi: ingredients,
  hasGluten: z.boolean().optional(),
  isMilledWithWheat: z.boolean().optional(),
  isVegetarian: z.boolean().optional(),
  storage,
  storageMr: storage,
  storageHi: storage,
  origin: checked(checkOrigin).optional(),
});
export type NewLabelFacts = z.infer<typeof LabelOfFlour>;
