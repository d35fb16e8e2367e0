import type { Language } from '@dalan/contract/languages';

import { langOf } from './lang-of.ts';
import { pageLanguage } from './page-language.texts.en.ts';

export type Named = { name: string; nameMr?: string };

/** `lang` is set where the name is not in the page's language. */
type InLanguage = { text: string; lang: Language | undefined };

/** The name in the page's language, and below it the one in the other script, if there is one. */
export function shownName({ name, nameMr = '' }: Named): { lead: InLanguage; below?: InLanguage } {
  const english = { text: name, lang: langOf('en') };
  const marathi = { text: nameMr, lang: langOf('mr') };
  if (nameMr === '') return { lead: english };
  return pageLanguage === 'en'
    ? { lead: english, below: marathi }
    : { lead: marathi, below: english };
}

/** The name alone, for labels and messages. */
export function nameInPage(product: Named): string {
  return shownName(product).lead.text;
}
