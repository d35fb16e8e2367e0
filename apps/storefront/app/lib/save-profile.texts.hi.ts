import type * as english from './save-profile.texts.ts';

export const saveProfileTexts: typeof english.saveProfileTexts = {
  notSaved: 'जानकारी सेव नहीं हुई। फिर कोशिश करें।',
};
