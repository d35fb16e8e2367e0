import type * as english from './orders.texts.ts';

export const orderTexts: typeof english.orderTexts = {
  placeFailed: 'ऑर्डर पोहोचली नाही. पुन्हा प्रयत्न करा.',
  noneLeft: (name) => `${name}: सध्या संपले`,
  notSold: (name) => `${name}: सध्या मिळत नाही`,
  addressRequired: 'डिलिव्हरीचा पत्ता लिहा',
  notFound: 'ही ऑर्डर सापडली नाही.',
};
