import type { Language } from '@dalan/contract/languages';
import type { Shop, TranslatedField } from '@dalan/contract/shop';

import { pageLanguage } from './language/page-language.texts.en.ts';

/** The shop's name in the script of the page. */
export function shopName({ name, nameMr }: Shop): string {
  return pageLanguage === 'en' ? name : nameMr || name;
}

/** The `lang` of words that are in English only. Undefined: they are in the page's language. */
export function langOfShop(shop: Shop, field: TranslatedField): Language | undefined {
  return shop.untranslated?.includes(field) ? 'en' : undefined;
}
