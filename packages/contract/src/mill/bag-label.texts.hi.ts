import type * as english from './bag-label.texts.ts';

export const labelCaptions: typeof english.labelCaptions = {
  netWeight: 'शुद्ध वजन',
  milledOn: 'पीसा और पैक किया',
  bestBefore: 'तक इस्तेमाल करें',
};
