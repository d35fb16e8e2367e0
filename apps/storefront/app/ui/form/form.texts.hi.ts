import type * as english from './form.texts.ts';

export const formTexts: typeof english.formTexts = {
  noScript: 'यह फॉर्म भेजने के लिए JavaScript चालू करें।',
  backToHome: 'होम पर वापस',
  showPassword: 'पासवर्ड दिखाएँ',
  capsLock: 'Caps Lock चालू है',
  digits: (count: number, length: number) => `${length} में से ${count}`,
};
