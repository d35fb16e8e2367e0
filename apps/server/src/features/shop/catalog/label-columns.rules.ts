import { labelAnswers } from '@dalan/contract/catalog/label-facts';
import type { LabelFacts } from '@dalan/contract/catalog/label-facts';
import { asAnswer, asText, yesOrNo } from './csv-cells.rules.ts';
import type { ProductColumn } from './csv-cells.rules.ts';

const titles: Record<keyof LabelFacts, string> = {
  ingredients: 'Ingredients',
  ingredientsMr: 'Marathi ingredients',
  ingredientsHi: 'Hindi ingredients',
  hasGluten: 'Contains gluten',
  isMilledWithWheat: 'Same stone as wheat',
  isVegetarian: 'Vegetarian',
  storage: 'Storage',
  storageMr: 'Marathi storage',
  storageHi: 'Hindi storage',
  origin: 'Country of origin',
};

const facts = Object.keys(titles) as (keyof LabelFacts)[];
const answers: readonly (keyof LabelFacts)[] = labelAnswers;

/** The label facts and the short code. An empty cell says that a fact is not filled in. */
export const labelColumns: readonly ProductColumn[] = [
  ...facts.map((fact): ProductColumn => ({
    title: titles[fact],
    field: 'label',
    fact,
    cellOf: ({ label }) => {
      const said = label[fact] ?? '';
      return typeof said === 'boolean' ? yesOrNo(said) : said;
    },
    read: answers.includes(fact) ? (cell) => (cell === '' ? undefined : asAnswer(cell)) : asText,
  })),
  {
    title: 'Short code',
    field: 'shortCode',
    cellOf: ({ shortCode }) => shortCode,
    read: asText,
  },
];
