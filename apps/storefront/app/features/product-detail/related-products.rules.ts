import type { Product } from '@dalan/contract/catalog/catalog';

import { shownCategory } from '../../lib/language/shown-category.ts';
import { detailTexts } from './product-detail.texts.ts';

/** The server returns flours of the same category, or of any if the category has no others. */
export function relatedHeading(
  [first]: readonly Pick<Product, 'category'>[],
  { category }: Pick<Product, 'category'>,
): { title: string; url: string } {
  return category !== '' && first?.category === category
    ? {
        title: detailTexts.moreOf(shownCategory(category)),
        url: `/products?${new URLSearchParams({ category }).toString()}`,
      }
    : { title: detailTexts.more, url: '/products' };
}
