import type * as english from './cart.texts.ts';

export const cartTexts: typeof english.cartTexts = {
  added: (name, kg) => `कार्ट में डाला: ${name}, ${kg} किलो`,
  view: 'कार्ट देखें',
  lineFull: (name, kg) => `${name}: कार्ट में पहले से ${kg} किलो है, इससे ज्यादा नहीं डाल सकते।`,
  full: (lines) =>
    `कार्ट में ${lines} आटे हो गए, एक ऑर्डर में इतने ही आ सकते हैं। पहले यह ऑर्डर करें।`,
  notKept: 'इस फोन पर कार्ट सेव नहीं हो पाया। इस साइट को जानकारी रखने दें।',
};
