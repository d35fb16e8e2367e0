import type * as english from './milled.texts.ts';

export const milledTexts: typeof english.milledTexts = {
  milled: (milledOn, bestBefore) =>
    bestBefore === null
      ? ['दळले: ', milledOn]
      : ['दळले: ', milledOn, ' · ', bestBefore, ' पर्यंत वापरा'],
  batch: (number) => `बॅच ${number}`,
  packing: 'तुमचे पीठ दळून झाले, आता पॅकिंग चालू आहे.',
};
