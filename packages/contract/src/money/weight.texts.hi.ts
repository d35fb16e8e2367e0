import type * as english from './weight.texts.ts';

export const weightTexts: typeof english.weightTexts = {
  kg: (count) => `${count} किलो`,
  grams: (count) => `${count} ग्राम`,
};
