import { plural } from '@dalan/contract/language/plural';

export const packTexts = {
  about: 'About this pack',
  ingredients: 'Ingredients',
  gluten: 'Gluten',
  hasGluten: 'Contains gluten',
  hasNoGluten: 'No',
  noGlutenInGrain: 'No gluten in the grain.',
  sameStone: 'No gluten in the grain. Milled on the same stone as wheat.',
  vegetarian: 'Vegetarian',
  isNotVegetarian: 'No',
  storage: 'Storage',
  keeps: 'Keeps',
  daysFromMilling: (days: number) =>
    `${days} ${plural('en', days, { one: 'day', other: 'days' })} from milling`,
  origin: 'Country of origin',
  india: 'India',
  packedBy: 'Packed by',
  fssai: 'FSSAI licence',
  onTheBag: 'Day of milling, best before and batch are on the bag and in your order.',
};
