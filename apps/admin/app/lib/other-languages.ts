/** The names of the languages in the panel's English. */
export const englishNames = { en: 'English', mr: 'Marathi', hi: 'Hindi' } as const;

/** The owner's words in these languages have fields of their own: `headlineMr`. */
export const otherLanguages = [
  { lang: 'mr', name: englishNames.mr, ending: 'Mr' },
  { lang: 'hi', name: englishNames.hi, ending: 'Hi' },
] as const;
export type OtherLanguage = (typeof otherLanguages)[number];
