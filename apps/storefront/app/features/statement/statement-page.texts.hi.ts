import type * as english from './statement-page.texts.ts';

export const statementPageTexts: typeof english.statementPageTexts = {
  loading: 'हिसाब आ रहा है',
  loadFailed: 'हिसाब नहीं खुला।',
  notFound: 'इस महीने का हिसाब नहीं है।',
  back: 'मेरे ऑर्डर पर वापस',
};
