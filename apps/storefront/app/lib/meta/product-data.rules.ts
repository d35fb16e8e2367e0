import { stockLevel } from '@dalan/contract/catalog';
import type { Product } from '@dalan/contract/catalog';
import { pathIn } from '@dalan/contract/languages';
import { previewPath } from '@dalan/contract/media';

import { pageLanguage } from '../language/page-language.texts.en.ts';

export type OfferedProduct = Pick<Product, '_id' | 'name' | 'picture' | 'pricePerKg' | 'quantity'>;

/** A product as schema.org data. */
export function productData(product: OfferedProduct, origin: string) {
  const { _id, name, picture, pricePerKg, quantity } = product;
  const isOut = stockLevel(quantity) === 'out';
  return {
    '@type': 'Product',
    name,
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
