import type * as english from './promise-box.texts.ts';

export const promiseBoxTexts: typeof english.promiseBoxTexts = {
  pincode: 'आपका पिनकोड',
  check: 'देखें',
  checking: 'देख रहे हैं…',
  change: 'पिनकोड बदलें',
  changeWhat: '',
};
