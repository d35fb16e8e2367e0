import type * as english from './account.texts.ts';

export const accountTexts: typeof english.accountTexts = {
  title: 'उधारी खाते',
  within: (limit) => `बाकी, ${limit} पर्यंत उधारी चालते`,
  over: (amount, limit) => `${limit} च्या मर्यादेपेक्षा ${amount} जास्त. ऑर्डर घेतो; आधी फोन करू शकतो.`,
  closed: 'बाकी. हे खाते बंद आहे: नव्या ऑर्डरचे पैसे नेहमीप्रमाणे द्या.',
  used: (percent) => `मर्यादेच्या ${percent} %`,
  overLimit: 'मर्यादेपेक्षा जास्त',
  openOrders: 'बाकी असलेल्या जुन्या ऑर्डर',
  more: (count) => `आणखी ${count}`,
  all: 'सर्व',
  writeNote: (note) => `नोटमध्ये लिहा: ${note}`,
  loadFailed: 'तुमचे उधारी खाते उघडता आले नाही.',
};
