import type * as english from './error-screen.texts.ts';

export const errorScreenTexts: typeof english.errorScreenTexts = {
  notFoundTitle: 'हे पान सापडले नाही',
  status: (status) => String(status),
  notOnShelf: 'हे पान आमच्याकडे नाही. पीठ मात्र आहे.',
  retry: 'पुन्हा प्रयत्न करा',
  goHome: 'मुख्यपानावर जा',
  browse: 'पिठे पाहा',
};
