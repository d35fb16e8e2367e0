import type * as english from './person-name.texts.en.ts';

export const personNameTexts: typeof english.personNameTexts = {
  website: 'फक्त नाव लिहा, वेबसाइट नको',
};
