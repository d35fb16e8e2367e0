import type * as english from './user-name.texts.ts';

export const userNameTexts: typeof english.userNameTexts = {
  unknown: 'ग्राहक',
};
