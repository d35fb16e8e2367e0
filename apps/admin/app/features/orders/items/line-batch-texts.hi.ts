import type * as english from './line-batch-texts.en.ts';

export const lineBatchTexts: typeof english.lineBatchTexts = {
  milled: (day) => `पीसा: ${day},`,
  milledAndBest: (day, bestBefore) => `पीसा: ${day}, ${bestBefore} तक इस्तेमाल करें,`,
  old: 'पुराना आटा',
  arrivesOld: 'पहुँचने तक टिकने के 30 % से कम दिन बचेंगे',
};
