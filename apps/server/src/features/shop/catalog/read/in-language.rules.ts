import type { Product } from '@dalan/contract/catalog/catalog';
import { wordsIn } from '@dalan/contract/language/content-language';
import type { Language } from '@dalan/contract/language/languages';

const texts = ['text', 'description'] as const;

/**
 * Keeps what a page in one language needs of a product. `text` and `description` are in that
 * language; where it has none, they are English and named in `untranslated`.
 */
export function inLanguage(product: Product, language: Language = 'en'): Product {
  const { nameHi, textMr, textHi, descriptionMr, descriptionHi, ...english } = product;
  if (language === 'en') return english;
  const written = texts.filter((name) => wordsIn(product, name, language) !== '');
  const untranslated = texts.filter((name) => product[name] !== '' && !written.includes(name));
  return {
    ...english,
    ...Object.fromEntries(written.map((name) => [name, wordsIn(product, name, language)])),
    ...(language === 'hi' && nameHi && { nameHi }),
    ...(untranslated.length > 0 && { untranslated }),
  };
}
