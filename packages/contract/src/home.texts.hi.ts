import type * as english from './home.texts.en.ts';

export const SOME_DAY: typeof english.SOME_DAY = 'अगले डिलीवरी के दिन';
