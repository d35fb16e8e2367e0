import { expect, it } from 'vitest';

import { productListData } from './product-list-data.rules.ts';

it('tells search engines the products, their prices and which are out of stock', () => {
  const origin = 'https://dalan.example';
  const names = { name: 'Jowar Flour', nameMr: 'ज्वारीचे पीठ' };
  const jowar = { _id: 'jowar', ...names, picture: null, pricePerKg: 78, quantity: 86 };
  const picture = { id: 'p1', alt: '', colours: ['#fff', '#000'] as [string, string] };
  const rajgira = { ...jowar, _id: 'rajgira', name: 'Rajgira Flour', picture, quantity: 0 };
  expect(productListData([jowar, rajgira], origin, 0).itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      item: {
        '@type': 'Product',
        name: 'Jowar Flour',
        url: 'https://dalan.example/product/jowar',
        offers: {
          '@type': 'Offer',
          price: '78.00',
          priceCurrency: 'INR',
          availability: 'https://schema.org/InStock',
        },
      },
    },
    {
      '@type': 'ListItem',
      position: 2,
      item: {
        '@type': 'Product',
        name: 'Rajgira Flour',
        url: 'https://dalan.example/product/rajgira',
        image: 'https://dalan.example/media/p1/preview.jpg',
        offers: {
          '@type': 'Offer',
          price: '78.00',
          priceCurrency: 'INR',
          availability: 'https://schema.org/OutOfStock',
        },
      },
    },
  ]);
});
