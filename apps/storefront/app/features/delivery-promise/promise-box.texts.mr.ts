import type * as english from './promise-box.texts.ts';

export const promiseBoxTexts: typeof english.promiseBoxTexts = {
  pincode: 'तुमचा पिनकोड',
  check: 'पाहा',
  checking: 'पाहत आहोत…',
  change: 'पिनकोड बदला',
  changeWhat: '',
};
