import { defaultShop } from '@dalan/contract/settings/shop';
import { expect, test } from 'vitest';

import { businessData } from './business-data.rules.ts';

const prices = { lowest: 50, highest: 140 };

test('search engines get name, place, phone, hours and prices of the mill', () => {
  expect(businessData(defaultShop, 'Dalan', 'https://shop.test', prices)).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Dalan',
    url: 'https://shop.test/',
    telephone: '+91 20 5550 0142',
    priceRange: '₹50–₹140/kg',
    address: {
      streetAddress: '12 Jatyachi Aali, Kasba Peth, Pune 411011',
      addressLocality: 'Pune',
      postalCode: '411011',
      addressCountry: 'IN',
    },
    openingHoursSpecification: { opens: '10:00', closes: '20:00' },
  });
});

test('hours that are no times of a clock, and an address without a pincode, are left out', () => {
  const shop = { ...defaultShop, openFrom: 'Sunrise', address: 'Behind the temple' };
  const data = businessData(shop, 'Dalan', 'https://shop.test', prices);
  expect(data).not.toHaveProperty('openingHoursSpecification');
  expect(data.address).not.toHaveProperty('postalCode');
});
