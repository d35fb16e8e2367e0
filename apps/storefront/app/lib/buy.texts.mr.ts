import type * as english from './buy.texts.ts';

export const buyTexts: typeof english.buyTexts = {
  perKg: 'प्रति किलो',
  buyNow: 'लगेच घ्या',
  addToCart: 'कार्टमध्ये टाका',
};
