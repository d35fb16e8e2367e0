import type * as english from './text.texts.ts';

export const plainTextTexts: typeof english.plainTextTexts = {
  tooLong: (max) => `ज्यादा से ज्यादा ${max} अक्षर लिखें`,
  oneLine: 'एक लाइन में सादा टेक्स्ट लिखें',
  plain: 'सादा टेक्स्ट लिखें',
  hidden: 'इसमें न दिखने वाले अक्षर हैं। फिर से लिखें।',
};
