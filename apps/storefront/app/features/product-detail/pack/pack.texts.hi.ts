import type * as english from './pack.texts.ts';

export const packTexts: typeof english.packTexts = {
  about: 'इस पैकेट के बारे में',
  ingredients: 'सामग्री',
  gluten: 'ग्लूटेन',
  hasGluten: 'ग्लूटेन है',
  hasNoGluten: 'नहीं',
  noGlutenInGrain: 'अनाज में ग्लूटेन नहीं।',
  sameStone: 'अनाज में ग्लूटेन नहीं। पर इसी चक्की पर गेहूँ भी पिसता है।',
  vegetarian: 'शाकाहारी',
  isNotVegetarian: 'नहीं',
  storage: 'कैसे रखें',
  keeps: 'कितने दिन टिकता है',
  daysFromMilling: (days: number) => `पिसाई से ${days} दिन`,
  origin: 'मूल देश',
  india: 'भारत',
  packedBy: 'पैक करने वाले',
  fssai: 'FSSAI',
  onTheBag: 'पिसाई की तारीख, कब तक इस्तेमाल करें और बैच पैकेट पर और आपके ऑर्डर में होते हैं।',
};
