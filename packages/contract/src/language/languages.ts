export type { LanguageQuery } from './languages.schema.ts';

/** English has no prefix in paths; the others have their code: `/mr/products`. */
export const languages = ['en', 'mr', 'hi'] as const;

export type Language = (typeof languages)[number];

/** Each name is in its own script. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  mr: 'मराठी',
  hi: 'हिन्दी',
};

/** The prefix stands before each path of the storefront. */
export function pathPrefix(language: Language): string {
  return language === 'en' ? '' : `/${language}`;
}

/** The same page in a language. Home has no slash at the end: `/mr`. */
export function pathIn(language: Language, path: string): string {
  const prefix = pathPrefix(language);
  return prefix === '' ? path : prefix + path.replace(/^\/(?=$|[?#])/, '');
}

/** Splits a path of the storefront into its language and the path that all languages share. */
export function readLanguage(path: string): { language: Language; path: string } {
  // The router requests the data of `/mr` as `/mr.data`.
  const [, code, rest = ''] = /^\/(mr|hi)(?=$|[/?#]|[.]data\b)(.*)$/s.exec(path) ?? [];
  if (code === undefined) return { language: 'en', path };
  return { language: code as Language, path: rest.startsWith('/') ? rest : `/${rest}` };
}
