import type { Product } from '@dalan/contract/catalog/catalog';
import { grindIn } from '@dalan/contract/catalog/grinds';

import { pageLanguage } from '../../lib/language/page-language.texts.ts';
import { nameInPage } from '../../lib/language/shown-name.ts';
import { catalogTexts } from './catalog.texts.ts';

/** `Fine, medium or coarse, from 500 g`. Empty for a flour by whole kilograms in one grind. */
export function soldAs({ grinds = [], stepGrams }: Pick<Product, 'grinds' | 'stepGrams'>): string {
  const names = grinds.map((grind, place) =>
    place === 0 ? nameInPage(grind) : grindIn(grind, pageLanguage),
  );
  const last = names.pop() ?? '';
  const list = names.length === 0 ? last : names.join(', ') + catalogTexts.or + last;
  return stepGrams === undefined ? list : catalogTexts.from(list, stepGrams);
}
