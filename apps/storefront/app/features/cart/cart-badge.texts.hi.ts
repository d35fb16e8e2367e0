import type * as english from './cart-badge.texts.ts';

export const cartBadgeTexts: typeof english.cartBadgeTexts = {
  flours: 'आटे',
};
