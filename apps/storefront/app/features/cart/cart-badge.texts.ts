export const cartBadgeTexts = {
  flours: 'flours',
};
