import { productTexts } from '@dalan/contract/catalog/catalog';
import type { Product } from '@dalan/contract/catalog/catalog';
import { previewPath } from '@dalan/contract/catalog/media';
import type { Shop } from '@dalan/contract/settings/shop';
import type { MetaDescriptor } from 'react-router';

import { pageMeta } from '../../lib/meta/page-meta.ts';
import { productData } from '../../lib/meta/product-data.rules.ts';
import { nameInPage } from '../../lib/language/shown-name.ts';
import { labelData } from './pack/label-data.rules.ts';

/** Tags for chat previews and search engines. */
export function previewTags(
  product: Product,
  root: { shop: Shop; origin: string },
): MetaDescriptor[] {
  const { _id, description, picture } = product;
  return [
    ...pageMeta(
      [{ loaderData: root }],
      nameInPage(product),
      description || productTexts.noDescription,
      `/product/${_id}`,
      picture ? previewPath(picture.id) : undefined,
    ),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        ...productData(product, root.origin),
        description,
        // Search engines read the page as the server sends it, so phones do not load this.
        ...(import.meta.env.SSR && labelData(product)),
      },
    },
  ];
}
