import type * as english from './pack.texts.ts';

export const packTexts: typeof english.packTexts = {
  about: 'या पाकिटाविषयी',
  ingredients: 'घटक',
  gluten: 'ग्लुटेन',
  hasGluten: 'ग्लुटेन आहे',
  hasNoGluten: 'नाही',
  noGlutenInGrain: 'धान्यात ग्लुटेन नाही.',
  sameStone: 'धान्यात ग्लुटेन नाही. पण याच जात्यावर गहूही दळतो.',
  vegetarian: 'शाकाहारी',
  isNotVegetarian: 'नाही',
  storage: 'कसे ठेवावे',
  keeps: 'किती दिवस टिकते',
  daysFromMilling: (days: number) => `दळल्यापासून ${days} दिवस`,
  origin: 'मूळ देश',
  india: 'भारत',
  packedBy: 'पॅक करणारे',
  fssai: 'FSSAI',
  onTheBag: 'दळल्याची तारीख, कधीपर्यंत वापरावे आणि बॅच पाकिटावर आणि तुमच्या ऑर्डरमध्ये असते.',
};
