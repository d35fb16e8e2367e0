import type { Product } from '@dalan/contract/catalog';
import { wordsIn } from '@dalan/contract/content-language';
import type { Language } from '@dalan/contract/languages';

type Names = Pick<Product, 'name' | 'nameMr' | 'nameHi'>;
/** `lang` only if it is not the language of the page. */
type Words = { words: string; lang?: Language };

/** The name that leads. A flour without a Hindi name has its Marathi one, at last the English one. */
export function nameIn(product: Names, language: Language): Words {
  const { name, nameMr } = product;
  if (language === 'en') return { words: name };
  const own = wordsIn(product, 'name', language);
  if (own !== '') return { words: own };
  return nameMr === '' ? { words: name, lang: 'en' } : { words: nameMr, lang: 'mr' };
}

/** The small name below it, if it is another one: Marathi on English pages, else English. */
export function secondName(product: Names, language: Language): Words | undefined {
  const { name, nameMr } = product;
  if (language === 'en') return nameMr === '' ? undefined : { words: nameMr, lang: 'mr' };
  return nameIn(product, language).words === name ? undefined : { words: name, lang: 'en' };
}

/** The `lang` of a product's text. Undefined: that of the page. */
export function langOf(
  { untranslated }: Pick<Product, 'untranslated'>,
  text: 'text' | 'description',
): Language | undefined {
  return untranslated?.includes(text) ? 'en' : undefined;
}
