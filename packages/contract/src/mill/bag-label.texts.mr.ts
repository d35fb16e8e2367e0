import type * as english from './bag-label.texts.ts';

export const labelCaptions: typeof english.labelCaptions = {
  netWeight: 'निव्वळ वजन',
  milledOn: 'दळले आणि पॅक केले',
  bestBefore: 'पर्यंत वापरा',
};
