import type * as english from './bills.texts.ts';

export const billRefusals: typeof english.billRefusals = {
  notYet: 'बिल पिठाबरोबर येईल. तोपर्यंत ही तुमच्या ऑर्डरची यादी.',
  ended: 'बिल होण्याआधीच ही ऑर्डर रद्द झाली किंवा परत आली, म्हणून बिल नाही.',
};
