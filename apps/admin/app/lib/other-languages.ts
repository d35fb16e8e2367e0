/** As the panel says them. */
export const languageNames = { en: 'English', mr: 'Marathi', hi: 'Hindi' } as const;

/** The owner's words in these languages have fields of their own: `headlineMr`. */
export const otherLanguages = [
  { lang: 'mr', name: languageNames.mr, ending: 'Mr' },
  { lang: 'hi', name: languageNames.hi, ending: 'Hi' },
] as const;
export type OtherLanguage = (typeof otherLanguages)[number];
