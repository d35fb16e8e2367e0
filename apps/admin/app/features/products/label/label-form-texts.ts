import type { LawfulFact } from '@dalan/contract/catalog/label-facts';

/** How a missing fact is named at the top of the tab. */
const names: Record<LawfulFact, string> = {
  ingredients: 'Ingredients',
  vegetarian: 'Vegetarian or not',
  shelfLife: 'Shelf life',
  origin: 'Country of origin',
};

const list = new Intl.ListFormat('en-IN');

export const labelFormTexts = {
  label: 'Label',
  missing: (facts: readonly LawfulFact[]) => {
    const [first = '', ...others] = facts.map((fact) => names[fact]);
    const named = list.format([first, ...others.map((name) => name.toLowerCase())]);
    const isOne = facts.length === 1 && facts[0] !== 'ingredients';
    return `${named} ${isOne ? 'is' : 'are'} missing.`;
  },
  blendNeedsGrains: 'A blend must name its grains on the label.',
  lawAsks: 'The law asks for it on the bag.',
  writeGrains: 'Write the grains, the largest share first',
  ingredientsExample: 'Jowar, bajra, wheat, chana, urad, coriander',
  yesOrNo: 'Choose Yes or No',
  writeDays: 'Write the days from milling',
  writeCountry: 'Write the country where the grain grew',
  exampleCode: 'TH',
  shortCodeHelp: (code: string) => `2 letters, for ${code}-1117-1`,
  useCode: (code: string) => `Use ${code}`,
  hsnHelp: 'For the bill: 4 to 8 digits',
  where:
    'These facts go on the bag, on the flour’s page under “About this pack”, and to search engines. Batches already made keep their best before.',
} as const;
