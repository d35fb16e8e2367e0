import type * as english from './error-screen.texts.en.ts';

export const errorScreenTexts: typeof english.errorScreenTexts = {
  status: (status) => (status === 404 ? '404 पान सापडले नाही' : String(status)),
  notOnShelf: 'हे पान आमच्याकडे नाही. पीठ मात्र आहे.',
  retry: 'पुन्हा प्रयत्न करा',
  goHome: 'मुख्यपानावर जा',
  browse: 'पिठे पाहा',
};
