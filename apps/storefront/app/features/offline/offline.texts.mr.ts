import type * as english from './offline.texts.ts';

export const offlineTexts: typeof english.offlineTexts = {
  catalogue: (moment) => `इंटरनेट नाही. पिठे आणि भाव ${moment} चे आहेत.`,
  fillCart: 'कार्ट भरता येईल. ऑर्डर देताना भाव पुन्हा पाहू.',
  prices: (moment) => `इंटरनेट नाही. भाव ${moment} चे आहेत.`,
  checkedWhenSent: 'ऑर्डर पाठवताना पुन्हा पाहू.',
};
