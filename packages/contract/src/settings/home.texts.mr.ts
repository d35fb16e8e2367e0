import type * as english from './home.texts.ts';

export const homeWords: typeof english.homeWords = {
  someDay: 'पुढच्या डिलिव्हरीच्या दिवशी',
};
