import { expect, test } from 'vitest';

import { relatedHeading } from './related-products.rules.ts';

test('flours of the same category link to that category', () => {
  expect(relatedHeading([{ category: 'Wheat' }], { category: 'Wheat' })).toEqual({
    title: 'More wheat',
    url: '/products?category=Wheat',
  });
});

test('other flours, and those without a category, link to all', () => {
  const all = { title: 'More flours', url: '/products' };
  expect(relatedHeading([{ category: 'Rice' }], { category: 'Wheat' })).toEqual(all);
  expect(relatedHeading([{ category: '' }], { category: '' })).toEqual(all);
  expect(relatedHeading([], { category: 'Wheat' })).toEqual(all);
});
