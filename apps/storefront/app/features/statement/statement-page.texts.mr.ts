import type * as english from './statement-page.texts.ts';

export const statementPageTexts: typeof english.statementPageTexts = {
  loading: 'हिशोब येत आहे',
  loadFailed: 'हिशोब उघडता आला नाही.',
  notFound: 'या महिन्याचा हिशोब नाही.',
  back: 'माझ्या ऑर्डरकडे परत',
};
