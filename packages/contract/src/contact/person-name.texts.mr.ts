import type * as english from './person-name.texts.ts';

export const personNameTexts: typeof english.personNameTexts = {
  website: 'फक्त नाव लिहा, वेबसाइट नको',
  dot: 'टिंबानंतर जागा सोडा: एकत्र ते वेबसाइटसारखे दिसते',
};
