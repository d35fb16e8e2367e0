import type * as english from './home.texts.en.ts';

export const SOME_DAY: typeof english.SOME_DAY = 'पुढच्या डिलिव्हरीच्या दिवशी';
