import type * as english from './offline.texts.ts';

export const offlineTexts: typeof english.offlineTexts = {
  catalogue: (moment) => `इंटरनेट नहीं है। आटे और भाव ${moment} के हैं।`,
  fillCart: 'कार्ट भर सकते हैं। ऑर्डर के समय भाव फिर देखेंगे।',
  prices: (moment) => `इंटरनेट नहीं है। भाव ${moment} के हैं।`,
  checkedWhenSent: 'ऑर्डर भेजते समय फिर देखेंगे।',
};
