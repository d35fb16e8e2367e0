import type * as english from './line-batch-texts.en.ts';

export const lineBatchTexts: typeof english.lineBatchTexts = {
  milled: (day) => `दळले: ${day},`,
  milledAndBest: (day, bestBefore) => `दळले: ${day}, ${bestBefore} पर्यंत वापरा,`,
  old: 'जुने पीठ',
  arrivesOld: 'पोहोचेपर्यंत टिकण्याचे 30 % पेक्षा कमी दिवस उरतील',
};
