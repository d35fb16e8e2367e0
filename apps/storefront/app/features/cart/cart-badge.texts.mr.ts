import type * as english from './cart-badge.texts.en.ts';

export const cartBadgeTexts: typeof english.cartBadgeTexts = {
  flours: 'पिठे',
};
