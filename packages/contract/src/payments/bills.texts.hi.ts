import type * as english from './bills.texts.ts';

export const billRefusals: typeof english.billRefusals = {
  notYet: 'बिल आटे के साथ आएगा। तब तक यह आपके ऑर्डर की सूची है।',
  ended: 'बिल बनने से पहले ही यह ऑर्डर रद्द हुआ या वापस आया, इसलिए बिल नहीं है।',
};
