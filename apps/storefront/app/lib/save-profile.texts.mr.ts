import type * as english from './save-profile.texts.ts';

export const saveProfileTexts: typeof english.saveProfileTexts = {
  notSaved: 'माहिती जतन झाली नाही. पुन्हा प्रयत्न करा.',
};
