import type { Language } from '@dalan/contract/language/languages';
import type { Shop, TranslatedField } from '@dalan/contract/settings/shop';

import { pageLanguage } from './language/page-language.texts.ts';

/** The shop's name in the script of the page. */
export function shopName({ name, nameMr }: Shop): string {
  return pageLanguage === 'en' ? name : nameMr || name;
}

/** The `lang` of words that are in English only. Undefined: they are in the page's language. */
export function langOfShop(shop: Shop, field: TranslatedField): Language | undefined {
  return shop.untranslated?.includes(field) ? 'en' : undefined;
}
