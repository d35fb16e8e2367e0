import { stockLevel } from '@dalan/contract/catalog/catalog';
import type { Product } from '@dalan/contract/catalog/catalog';
import { pathIn } from '@dalan/contract/language/languages';
import { previewPath } from '@dalan/contract/catalog/media';

import { pageLanguage } from '../language/page-language.texts.ts';
import { nameInPage } from '../language/shown-name.ts';

type Named = '_id' | 'name' | 'nameMr' | 'nameHi' | 'picture';
export type OfferedProduct = Pick<Product, Named | 'pricePerKg' | 'quantity' | 'stepGrams'>;

/** A product as schema.org data. */
export function productData(product: OfferedProduct, origin: string) {
  const { _id, picture, pricePerKg } = product;
  const isOut = stockLevel(product) === 'out';
  return {
    '@type': 'Product',
    name: nameInPage(product),
    url: origin + pathIn(pageLanguage, `/product/${_id}`),
    ...(picture && { image: origin + previewPath(picture.id) }),
    offers: {
      '@type': 'Offer',
      price: pricePerKg.toFixed(2),
      priceCurrency: 'INR',
      availability: `https://schema.org/${isOut ? 'OutOfStock' : 'InStock'}`,
    },
  };
}
