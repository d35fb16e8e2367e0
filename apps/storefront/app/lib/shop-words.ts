import type { Language } from '@dalan/contract/language/languages';
import type { Shop, TranslatedField } from '@dalan/contract/settings/shop';

import { pageLanguage } from './language/page-language.texts.ts';

/** The shop's name in the script of the page. */
export function shopName({ name, nameMr }: Shop): string {
  return pageLanguage === 'en' ? name : nameMr || name;
}

/** The `lang` of a text that exists only in English. Undefined if it is in the page's language. */
export function langOfShop(shop: Shop, field: TranslatedField): Language | undefined {
  return shop.untranslated?.includes(field) ? 'en' : undefined;
}
