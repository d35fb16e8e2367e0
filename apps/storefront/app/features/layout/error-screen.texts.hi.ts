import type * as english from './error-screen.texts.en.ts';

export const errorScreenTexts: typeof english.errorScreenTexts = {
  status: (status) => (status === 404 ? '404 पेज नहीं मिला' : String(status)),
  notOnShelf: 'यह पेज हमारे यहाँ नहीं है। आटा जरूर है।',
  retry: 'फिर कोशिश करें',
  goHome: 'होम पर जाएँ',
  browse: 'आटे देखें',
};
