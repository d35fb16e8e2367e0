import { expect, test } from 'vitest';
import { ownPathOf } from './own-path.ts';

test.each(['/', '/products', '/products?category=Wheat#list', '/a//b', '/product/%2F%2Fhost'])(
  '%s is a path of the shop',
  (path) => {
    const url = ownPathOf(path);
    expect(url && url.pathname + url.search + url.hash).toBe(path);
  },
);

test.each([
  '',
  'products',
  '//evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '//[',
])('%j is not', (path) => {
  expect(ownPathOf(path)).toBeUndefined();
});
