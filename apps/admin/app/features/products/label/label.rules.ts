import {
  labelAnswers,
  labelFactsOf,
  labelTexts,
  missingLabelFacts,
  readyStorage,
} from '@dalan/contract/catalog/label-facts';
import type { LabelFacts, LawfulFact, NewLabelFacts } from '@dalan/contract/catalog/label-facts';

export const answers = ['Yes', 'No'] as const;
/** Empty if nobody has said it yet. */
type Answer = (typeof answers)[number] | '';

/** The label facts as the form has them. */
export type LabelForm = Record<(typeof labelTexts)[number], string> &
  Record<(typeof labelAnswers)[number], Answer>;

/** Labels of the fields, in the order of the tab. */
export const labelFieldLabels: Record<keyof LabelForm, string> = {
  ingredients: 'Ingredients',
  hasGluten: 'Contains gluten',
  isMilledWithWheat: 'Milled on the same stone as wheat',
  isVegetarian: 'Vegetarian',
  storage: 'Storage',
  origin: 'Country of origin',
  ingredientsMr: 'Marathi ingredients',
  ingredientsHi: 'Hindi ingredients',
  storageMr: 'Marathi storage',
  storageHi: 'Hindi storage',
};

export function labelFormOf(facts: LabelFacts = {}): LabelForm {
  return {
    ...(Object.fromEntries(labelTexts.map((name) => [name, facts[name] ?? ''])) as Record<
      (typeof labelTexts)[number],
      string
    >),
    ...(Object.fromEntries(labelAnswers.map((name) => [name, answerOf(facts[name])])) as Record<
      (typeof labelAnswers)[number],
      Answer
    >),
  };
}

function answerOf(said: boolean | undefined): Answer {
  if (said === undefined) return '';
  return said ? 'Yes' : 'No';
}

export function labelOf(form: LabelForm): LabelFacts {
  const said: NewLabelFacts = {};
  for (const name of labelTexts) said[name] = form[name];
  for (const name of labelAnswers) if (form[name] !== '') said[name] = form[name] === 'Yes';
  return labelFactsOf(said);
}

type Typed = { category: string; shelfLifeDays: string; label: LabelForm };

/** What the law asks for and the form does not say yet. */
export function missingInForm({ category, shelfLifeDays, label }: Typed): LawfulFact[] {
  return missingLabelFacts({
    category,
    shelfLifeDays: shelfLifeDays.trim() === '' ? null : Number(shelfLifeDays),
    label: labelOf(label),
  });
}

export function isReadyStorage({ storage, storageMr, storageHi }: LabelForm): boolean {
  return (
    storage === readyStorage.storage &&
    storageMr === readyStorage.storageMr &&
    storageHi === readyStorage.storageHi
  );
}
