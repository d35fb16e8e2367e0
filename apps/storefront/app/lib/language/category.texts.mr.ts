import type * as english from './category.texts.ts';

export const categoryLabels: typeof english.categoryLabels = {
  Wheat: 'गहू',
  Millets: 'भरडधान्ये',
  Rice: 'तांदूळ',
  Pulses: 'डाळी',
  Blends: 'भाजणी आणि मिश्र',
  Fasting: 'उपवास',
};
