import { expect, test } from 'vitest';
import { slideTargets } from '../../apps/admin/app/features/settings/banners/slide-targets.ts';
import { pages } from '../../apps/storefront/app/pages.rules.ts';
import { shopPaths } from '../../packages/contract/src/pages/shop-paths.ts';

const own: readonly string[] = pages.map(({ path }) => path);
const pageOf = (address: string) => new URL(address, 'http://shop.test').pathname;

test('mails and the server link to pages of the shop', () => {
  expect(own).toEqual(expect.arrayContaining(Object.values(shopPaths).map(pageOf)));
});

test('a slide leads to a page of the shop', () => {
  const targets = slideTargets('/').map(({ path }) => pageOf(path));
  expect(own).toEqual(expect.arrayContaining(targets));
});
