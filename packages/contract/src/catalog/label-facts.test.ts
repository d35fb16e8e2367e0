import { expect, test } from 'vitest';
import { labelFactsOf, missingLabelFacts, readyStorage } from './label-facts.ts';
import { LabelFacts, LabelOfFlour } from './label-facts.schema.ts';

test('only what is filled in is kept, without spaces around it', () => {
  const facts = labelFactsOf({
    ingredients: ' Jowar (sorghum) ',
    ingredientsMr: ' ',
    ingredientsHi: '',
    hasGluten: false,
    isMilledWithWheat: true,
    ...readyStorage,
    origin: 'India',
  });
  expect(facts).toEqual({
    ingredients: 'Jowar (sorghum)',
    hasGluten: false,
    isMilledWithWheat: true,
    ...readyStorage,
    origin: 'India',
  });
  expect(LabelFacts.strict().parse(facts)).toEqual(facts);
  expect(LabelOfFlour.parse(facts)).toEqual(facts);
  expect(labelFactsOf({})).toEqual({});
});

test.each([true, undefined])(
  'the stone is said only of a flour without gluten: %s',
  (hasGluten) => {
    const facts = labelFactsOf({
      isMilledWithWheat: true,
      ...(hasGluten === undefined ? {} : { hasGluten }),
    });
    expect(facts).not.toHaveProperty('isMilledWithWheat');
  },
);

test.each([
  { ingredients: 'x'.repeat(401) },
  { storage: 'Cool\nand dry' },
  { origin: 'x'.repeat(61) },
  { hasGluten: 'yes' },
  { colour: 'white' },
])('refuses the fact %j', (facts) => {
  expect(LabelOfFlour.safeParse(facts).success).toBe(false);
});

test('names what the law asks for, and of a blend its grains', () => {
  const bare = { category: 'Millets', shelfLifeDays: null };
  expect(missingLabelFacts(bare)).toEqual(['vegetarian', 'shelfLife', 'origin']);
  const label = { isVegetarian: true, origin: 'India' };
  expect(missingLabelFacts({ ...bare, shelfLifeDays: 90, label })).toEqual([]);
  for (const category of ['Blends', ' blend ']) {
    const blend = { category, shelfLifeDays: 60, label };
    expect(missingLabelFacts(blend)).toEqual(['ingredients']);
    const named = { ...label, ingredients: 'Jowar, wheat' };
    expect(missingLabelFacts({ ...blend, label: named })).toEqual([]);
  }
});

test('a flour that is not vegetarian has said so', () => {
  const label = { isVegetarian: false, origin: 'India' };
  expect(missingLabelFacts({ category: '', shelfLifeDays: 1, label })).toEqual([]);
});
