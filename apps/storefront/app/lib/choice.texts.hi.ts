import { formatGrams } from '@dalan/contract/money/weight';

import type * as english from './choice.texts.ts';

export const choiceTexts: typeof english.choiceTexts = {
  grind: 'आटा कैसा चाहिए?',
  quantity: 'कितना चाहिए?',
  weight: (grams) => {
    if (grams === 500) return 'आधा किलो';
    return grams === 250 ? 'पाव किलो' : formatGrams(grams);
  },
  decrease: (step) => `${step} घटाएँ`,
  increase: (step) => `${step} बढ़ाएँ`,
};
