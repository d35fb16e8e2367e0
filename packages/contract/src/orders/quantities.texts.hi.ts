import { formatGrams, formatKg } from '../money/weight.ts';
import type * as english from './quantities.texts.ts';

export const quantityTexts: typeof english.quantityTexts = {
  atMost: (kg: number) => `एक बार में ${kg} किलो तक मँगवा सकते हैं`,
  invalid: '1 से 100 तक पूरे किलो लिखें',
  bySteps: (grams: number) => `${formatGrams(grams)} के गुणज में लिखें, 100 किलो तक`,
  onlyLeft: (kg: number, name: string) => `${name}: सिर्फ ${formatKg(kg)} बचा है`,
};
