import type * as english from './next-product.texts.ts';

export const nextProductTexts: typeof english.nextProductTexts = {
  loading: 'आटे की जानकारी आ रही है…',
};
