import type * as english from './credit-note.texts.ts';

export const creditNotePageTexts: typeof english.creditNotePageTexts = {
  title: 'वापसी की रसीद',
  loading: 'रसीद आ रही है',
  loadFailed: 'रसीद नहीं खुल सकी।',
  notFound: 'यह रसीद नहीं मिली।',
  back: 'ऑर्डर पर वापस',
};
