import type * as english from './credit-note.texts.ts';

export const creditNotePageTexts: typeof english.creditNotePageTexts = {
  title: 'परताव्याची पावती',
  loading: 'पावती येत आहे',
  loadFailed: 'पावती उघडता आली नाही.',
  notFound: 'ही पावती सापडली नाही.',
  back: 'ऑर्डरकडे परत',
};
