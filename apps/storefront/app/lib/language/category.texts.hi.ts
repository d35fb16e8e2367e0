import type * as english from './category.texts.ts';

export const categoryLabels: typeof english.categoryLabels = {
  Wheat: 'गेहूँ',
  Millets: 'मोटा अनाज',
  Rice: 'चावल',
  Pulses: 'दालें',
  Blends: 'भाजणी और मिश्रित',
  Fasting: 'व्रत',
};
