import type * as english from './cart.texts.ts';

export const cartTexts: typeof english.cartTexts = {
  added: (name, weight) => `कार्ट में डाला: ${name}, ${weight}`,
  view: 'कार्ट देखें',
  lineFull: (name, weight) => `${name}: कार्ट में पहले से ${weight} है, इससे ज्यादा नहीं डाल सकते।`,
  full: (lines) => `कार्ट में ${lines} आटे हो गए, एक ऑर्डर में इतने ही आ सकते हैं। पहले यह ऑर्डर करें।`,
  fullOfLines: (lines) => `एक ऑर्डर में ${lines} लाइन तक।`,
  notKept: 'इस फोन पर कार्ट सेव नहीं हो पाया। इस साइट को जानकारी रखने दें।',
};
