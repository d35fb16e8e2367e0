import type { Language } from '@dalan/contract/languages';
import { defaultShop } from '@dalan/contract/shop';
import type { Shop } from '@dalan/contract/shop';

import { langOf } from './language/lang-of.ts';
import { pageLanguage } from './language/page-language.texts.en.ts';
import { shopTexts } from './shop.texts.en.ts';

/** The shop's name in the script of the page. */
export function shopName({ name, nameMr }: Shop): string {
  return pageLanguage === 'en' ? name : nameMr || name;
}

/** The owner writes a tagline in English. The one that the shop starts with is in each language. */
export function shopTagline({ tagline }: Shop): { text: string; lang: Language | undefined } {
  return tagline === defaultShop.tagline
    ? { text: shopTexts.tagline, lang: undefined }
    : { text: tagline, lang: langOf('en') };
}
