import type * as english from './buy.texts.ts';

export const buyTexts: typeof english.buyTexts = {
  perKg: 'प्रति किलो',
  buyNow: 'अभी खरीदें',
  addToCart: 'कार्ट में डालें',
};
