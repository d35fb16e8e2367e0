import { wordsIn } from '@dalan/contract/content-language';
import type { Language } from '@dalan/contract/languages';
import { html } from '../../platform/web/escaped-html.ts';
import type { Html } from '../../platform/web/escaped-html.ts';

/** The English name as it was sold, the others as they are now. Empty if the flour has none. */
export type FlourNames = { name: string; nameMr: string; nameHi: string };

type FlourName = { name: string; nameLanguage: Language };

/** In the mail's language. A flour without a Hindi name has its Marathi one, at last the English. */
export function flourNameIn(language: Language, names: FlourNames): FlourName {
  if (language !== 'en') {
    for (const nameLanguage of [language, 'mr'] as const) {
      const name = wordsIn(names, 'name', nameLanguage);
      if (name !== '') return { name, nameLanguage };
    }
  }
  return { name: names.name, nameLanguage: 'en' };
}

/** A name in another language than the mail's says so. */
export function flourNameHtml({ name, nameLanguage }: FlourName, language: Language): Html {
  return nameLanguage === language
    ? html`${name}`
    : html`<span lang="${nameLanguage}">${name}</span>`;
}
