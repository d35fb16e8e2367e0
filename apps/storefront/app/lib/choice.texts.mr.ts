import { formatGrams } from '@dalan/contract/money/weight';

import type * as english from './choice.texts.ts';

export const choiceTexts: typeof english.choiceTexts = {
  grind: 'पीठ कसे हवे?',
  quantity: 'किती हवे?',
  weight: (grams) => {
    if (grams === 500) return 'अर्धा किलो';
    return grams === 250 ? 'पाव किलो' : formatGrams(grams);
  },
  decrease: (step) => `${step} कमी करा`,
  increase: (step) => `${step} वाढवा`,
};
