import type * as english from './home.texts.ts';

export const homeWords: typeof english.homeWords = {
  someDay: 'अगले डिलीवरी के दिन',
};
