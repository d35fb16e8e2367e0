import { defaultShop } from '@dalan/contract/settings/shop';
import { expect, it } from 'vitest';

import { shopData } from './shop-data.rules.ts';

it('tells search engines where the shop is and when it is open', () => {
  const shop = { ...defaultShop, openFrom: '12:30 AM', openTo: '12:00 PM', facebook: '' };
  expect(shopData(defaultShop, 'https://dalan.example')).toMatchObject({
    '@type': 'GroceryStore',
    name: 'Dalan',
    url: 'https://dalan.example/',
    openingHours: 'Mo-Su 10:00-20:00',
  });
  expect(shopData(shop, 'https://dalan.example')).toMatchObject({
    openingHours: 'Mo-Su 00:30-12:00',
    sameAs: [defaultShop.instagram],
  });
});
