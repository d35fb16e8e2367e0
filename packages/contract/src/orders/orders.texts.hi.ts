import type * as english from './orders.texts.ts';

export const orderTexts: typeof english.orderTexts = {
  placeFailed: 'ऑर्डर नहीं पहुँचा। फिर कोशिश करें।',
  noneLeft: (name) => `${name}: अभी नहीं है`,
  notSold: (name) => `${name}: अभी नहीं मिलता`,
  addressRequired: 'डिलीवरी का पता लिखें',
  notFound: 'यह ऑर्डर नहीं मिला।',
};
