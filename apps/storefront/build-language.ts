import { languages } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';

/** The language of this build. Each language has its own build: see decision 49. */
export function buildLanguage(): Language {
  const asked = process.env['STOREFRONT_LANGUAGE'] ?? 'en';
  const language = languages.find((known) => known === asked);
  if (language === undefined) throw new Error(`STOREFRONT_LANGUAGE is unknown: ${asked}`);
  return language;
}
