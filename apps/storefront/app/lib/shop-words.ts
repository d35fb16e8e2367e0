import type { Language } from '@dalan/contract/languages';
import type { Shop } from '@dalan/contract/shop';

import { pageLanguage } from './language/page-language.texts.en.ts';

/** The shop's name in the script of the page. */
export function shopName({ name, nameMr }: Shop): string {
  return pageLanguage === 'en' ? name : nameMr || name;
}

/** In the page's language, or as the owner wrote it in English. */
export function shopTagline(shop: Shop): { text: string; lang: Language | undefined } {
  return { text: shop.tagline, lang: shop.isTaglineEnglish ? 'en' : undefined };
}
