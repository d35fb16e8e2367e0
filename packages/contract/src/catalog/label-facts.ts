import { checkOptionalLine } from '../text/text.ts';
import type { Product } from './catalog.schema.ts';
import type { LabelFacts, NewLabelFacts } from './label-facts.schema.ts';

export type { LabelFacts, NewLabelFacts } from './label-facts.schema.ts';

export const labelLimits = { ingredientsMax: 400, storageMax: 160, originMax: 60 } as const;

/** Words for the storage of nearly every flour. Staff take them with one press. */
export const readyStorage = {
  storage: 'Keep cool, dry and closed',
  storageMr: 'थंड, कोरड्या जागी, घट्ट बंद',
  storageHi: 'ठंडी, सूखी जगह, कसकर बंद',
} as const;

/** The origin of nearly every flour. The shop has a word for it in each language. */
export const USUAL_ORIGIN = 'India';

export function checkIngredients(value: string): string | undefined {
  return checkOptionalLine(value, labelLimits.ingredientsMax);
}

export function checkStorage(value: string): string | undefined {
  return checkOptionalLine(value, labelLimits.storageMax);
}

export function checkOrigin(value: string): string | undefined {
  return checkOptionalLine(value, labelLimits.originMax);
}

/** The facts of each kind, in the order of the label. */
export const labelTexts = [
  'ingredients',
  'ingredientsMr',
  'ingredientsHi',
  'storage',
  'storageMr',
  'storageHi',
  'origin',
] as const satisfies (keyof LabelFacts)[];
export const labelAnswers = [
  'hasGluten',
  'isMilledWithWheat',
  'isVegetarian',
] as const satisfies (keyof LabelFacts)[];

/** Keeps what is filled in. Only a flour without gluten says whether its stone mills wheat. */
export function labelFactsOf(asked: NewLabelFacts): LabelFacts {
  const facts: LabelFacts = {};
  for (const name of labelTexts) {
    const text = asked[name]?.trim() ?? '';
    if (text !== '') facts[name] = text;
  }
  for (const name of labelAnswers) {
    const answer = asked[name];
    if (answer !== undefined) facts[name] = answer;
  }
  if (facts.hasGluten !== false) delete facts.isMilledWithWheat;
  return facts;
}

export function hasLabelFacts(facts: LabelFacts): boolean {
  return Object.keys(facts).length > 0;
}

/** What the law asks for on every bag, and of a blend its ingredients. */
export const lawfulFacts = ['ingredients', 'vegetarian', 'shelfLife', 'origin'] as const;
export type LawfulFact = (typeof lawfulFacts)[number];

/** Facts that the law asks for and nobody has filled in yet, in the order of the form. */
export function missingLabelFacts(
  product: Pick<Product, 'category' | 'shelfLifeDays' | 'label'>,
): LawfulFact[] {
  const { category, shelfLifeDays, label = {} } = product;
  const isMissing: Record<LawfulFact, boolean> = {
    ingredients: isBlend(category) && label.ingredients === undefined,
    vegetarian: label.isVegetarian === undefined,
    shelfLife: shelfLifeDays === null,
    origin: label.origin === undefined,
  };
  return lawfulFacts.filter((fact) => isMissing[fact]);
}

/** A flour of one grain is named by it. A blend must name its grains. */
export function isBlend(category: string): boolean {
  return /^blends?$/i.test(category.trim());
}
