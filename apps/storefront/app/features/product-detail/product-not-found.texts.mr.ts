import type * as english from './product-not-found.texts.ts';

export const notFoundTexts: typeof english.notFoundTexts = {
  goBack: 'मागे जा',
  browse: 'पिठे पाहा',
};
