import { stockLevel } from '@dalan/contract/catalog';
import type { Product } from '@dalan/contract/catalog';
import { picturePath } from '@dalan/contract/media';

type Offered = Pick<Product, '_id' | 'name' | 'picture' | 'pricePerKg' | 'quantity'>;

/** The list in the words of schema.org, for search engines. */
export function productListData(products: readonly Offered[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productData(product, origin),
    })),
  };
}

function productData({ _id, name, picture, pricePerKg, quantity }: Offered, origin: string) {
  const isGone = stockLevel(quantity) === 'out';
  return {
    '@type': 'Product',
    name,
    url: `${origin}/product/${_id}`,
    ...(picture && { image: origin + picturePath(picture.id, 640, 'jpg') }),
    offers: {
      '@type': 'Offer',
      price: pricePerKg.toFixed(2),
      priceCurrency: 'INR',
      availability: `https://schema.org/${isGone ? 'OutOfStock' : 'InStock'}`,
    },
  };
}
