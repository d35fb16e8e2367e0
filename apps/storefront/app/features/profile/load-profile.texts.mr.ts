import type * as english from './load-profile.texts.ts';

export const loadProfileTexts: typeof english.loadProfileTexts = {
  missing: 'खात्याची माहिती सापडली नाही.',
  notLoaded: 'खात्याची माहिती आली नाही. पुन्हा प्रयत्न करा.',
};
