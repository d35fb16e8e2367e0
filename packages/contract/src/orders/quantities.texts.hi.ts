import type * as english from './quantities.texts.ts';

export const quantityTexts: typeof english.quantityTexts = {
  atMost: (kg: number) => `एक बार में ${kg} किलो तक मँगवा सकते हैं`,
  invalid: '1 से 100 तक पूरे किलो लिखें',
  onlyLeft: (kg: number, name: string) => `${name}: सिर्फ ${kg} किलो बचा है`,
};
