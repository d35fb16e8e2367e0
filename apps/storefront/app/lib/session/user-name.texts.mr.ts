import type * as english from './user-name.texts.en.ts';

export const userNameTexts: typeof english.userNameTexts = {
  unknown: 'ग्राहक',
};
