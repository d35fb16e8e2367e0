import type * as english from './account.texts.ts';

export const accountTexts: typeof english.accountTexts = {
  title: 'उधार खाता',
  within: (limit) => `बाकी, ${limit} तक उधार चलता है`,
  over: (amount, limit) => `${limit} की सीमा से ${amount} ज़्यादा। ऑर्डर लेते हैं; पहले फोन कर सकते हैं।`,
  closed: 'बाकी। यह खाता बंद है: नए ऑर्डर के पैसे हमेशा की तरह दें।',
  used: (percent) => `सीमा का ${percent} %`,
  overLimit: 'सीमा से ज़्यादा',
  openOrders: 'बाकी वाले पुराने ऑर्डर',
  more: (count) => `और ${count}`,
  all: 'सभी',
  writeNote: (note) => `नोट में लिखें: ${note}`,
  loadFailed: 'आपका उधार खाता नहीं खुला।',
};
