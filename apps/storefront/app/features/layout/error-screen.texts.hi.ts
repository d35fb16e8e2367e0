import type * as english from './error-screen.texts.ts';

export const errorScreenTexts: typeof english.errorScreenTexts = {
  notFoundTitle: 'यह पेज नहीं मिला',
  status: (status) => String(status),
  notOnShelf: 'यह पेज हमारे यहाँ नहीं है। आटा जरूर है।',
  retry: 'फिर कोशिश करें',
  goHome: 'होम पर जाएँ',
  browse: 'आटे देखें',
};
