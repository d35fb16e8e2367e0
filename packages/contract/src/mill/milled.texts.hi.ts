import type * as english from './milled.texts.ts';

export const milledTexts: typeof english.milledTexts = {
  milled: (milledOn, bestBefore) =>
    bestBefore === null
      ? ['पीसा: ', milledOn]
      : ['पीसा: ', milledOn, ' · ', bestBefore, ' तक इस्तेमाल करें'],
  batch: (number) => `बैच ${number}`,
  packing: 'आपका आटा पिस गया, अब पैकिंग चल रही है।',
};
