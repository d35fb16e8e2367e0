import type { Product } from '@dalan/contract/catalog/catalog';
import type { LabelFacts } from '@dalan/contract/catalog/label-facts';
import { wordsIn } from '@dalan/contract/language/content-language';
import type { Language } from '@dalan/contract/language/languages';

const texts = ['text', 'description'] as const;
const labelTexts = ['ingredients', 'storage'] as const;

/**
 * Keeps what a page in one language needs of a product. Its texts and those of its label are in
 * that language; where it has none, they are English and named in `untranslated`.
 */
export function inLanguage(product: Product, language: Language = 'en'): Product {
  const { nameHi, textMr, textHi, descriptionMr, descriptionHi, ...forAll } = product;
  const { shortCode, label, ...bare } = forAll;
  const english = { ...bare, ...(label && { label: labelIn(label, language) }) };
  if (language === 'en') return english;
  const written = texts.filter((name) => wordsIn(product, name, language) !== '');
  const untranslated = [
    ...texts.filter((name) => product[name] !== '' && !written.includes(name)),
    ...labelTexts.filter((name) => label?.[name] && wordsIn(label, name, language) === ''),
  ];
  return {
    ...english,
    ...Object.fromEntries(written.map((name) => [name, wordsIn(product, name, language)])),
    ...(language === 'hi' && nameHi && { nameHi }),
    ...(untranslated.length > 0 && { untranslated }),
  };
}

function labelIn(label: LabelFacts, language: Language): LabelFacts {
  const { ingredientsMr, ingredientsHi, storageMr, storageHi, ...english } = label;
  const written = labelTexts.filter((name) => wordsIn(label, name, language) !== '');
  return {
    ...english,
    ...Object.fromEntries(written.map((name) => [name, wordsIn(label, name, language)])),
  };
}

/** A product of a list for visitors. Only the page of a flour shows its label. */
export function listedInLanguage({ label, ...product }: Product, language?: Language): Product {
  return inLanguage(product, language);
}
