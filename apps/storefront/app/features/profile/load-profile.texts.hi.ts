import type * as english from './load-profile.texts.ts';

export const loadProfileTexts: typeof english.loadProfileTexts = {
  missing: 'खाते की जानकारी नहीं मिली।',
  notLoaded: 'खाते की जानकारी नहीं आई। फिर कोशिश करें।',
};
