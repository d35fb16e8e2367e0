import { expect, test } from 'vitest';
import { logInPath, returnPathOf } from './return-path.ts';

function returnPath(next: string): string | undefined {
  return returnPathOf(new URLSearchParams({ next }));
}

test('the log-in returns to the page it was opened from, with its query', () => {
  const path = logInPath({ pathname: '/admin/ordermaster', search: '?q=jowar&page=2' });
  expect(path).toBe('/loginadmin?next=%2Fadmin%2Fordermaster%3Fq%3Djowar%26page%3D2');
  expect(returnPathOf(new URL(path, 'http://shop.test').searchParams)).toBe(
    '/admin/ordermaster?q=jowar&page=2',
  );
});

test('without a return path, the start page is left to the person', () => {
  expect(logInPath({ pathname: '/admin', search: '' })).toBe('/loginadmin');
  expect(returnPathOf(new URLSearchParams())).toBeUndefined();
});

test.each([
  'https://evil.test/admin',
  '//evil.test/admin',
  '/\\evil.test/admin',
  '\\\\evil.test/admin',
  'javascript:alert(1)',
  '/admin/../login',
  '/administrator',
  '/products',
  'http://',
  '',
])('a crafted link to %j leads nowhere', (next) => {
  expect(returnPath(next)).toBeUndefined();
});
