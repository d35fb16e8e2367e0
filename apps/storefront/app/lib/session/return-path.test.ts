import { describe, expect, it } from 'vitest';

import shopRoutes from '../../routes.ts';
import { requestedFlour, logInPath, returnPathOf, withReturnPath } from './return-path.ts';

function returnPath(next: string): string {
  return returnPathOf(new URLSearchParams({ next }));
}

describe('the page after a log-in', () => {
  it('is the one it was opened from, with its query', () => {
    const path = logInPath({ pathname: '/cart/jowar/2', search: '?from=card' }, 'ended');
    expect(path).toBe('/login?next=%2Fcart%2Fjowar%2F2%3Ffrom%3Dcard&reason=ended');
    expect(returnPathOf(new URL(path, 'http://shop.test').searchParams)).toBe(
      '/cart/jowar/2?from=card',
    );
  });

  it('is any page of the shop except log-in, mailed links and the one without a network', () => {
    const entrances = [
      'login',
      'register',
      'forgotten-password',
      'new-password',
      'confirm-email',
      'repeat',
    ];
    const others = [...entrances, 'offline'];
    const files = /[.]|[*]/;
    const pages = shopRoutes.map(({ path = '' }) => path).filter((path) => !files.test(path));
    for (const path of pages) {
      const address = `/${path.replaceAll(/:\w+/g, '01990000')}`;
      expect(returnPath(address)).toBe(others.includes(path) ? '/' : address);
    }
  });

  it.each(['/admin', '/api/logout', '/product', '/cart/jowar', '/cart/jowar/2/3', '/products/'])(
    'is home if there is no such page: %s',
    (next) => expect(returnPath(next)).toBe('/'),
  );

  it('keeps the hash', () => {
    expect(returnPath('/myorders#0199')).toBe('/myorders#0199');
  });

  it('is carried through a registration', () => {
    const asked = new URLSearchParams({ next: '/profile', reason: 'ended' });
    expect(withReturnPath('/register', asked)).toBe('/register?next=%2Fprofile');
    expect(withReturnPath('/register', new URLSearchParams())).toBe('/register');
    expect(withReturnPath('/login', new URLSearchParams({ next: '//evil.test' }))).toBe('/login');
  });

  it('is home by default', () => {
    expect(returnPathOf(new URLSearchParams())).toBe('/');
  });

  it.each([
    '',
    'profile',
    'https://evil.test/',
    'http:evil.test',
    'HTTPS://evil.test',
    '//evil.test',
    '///evil.test',
    '//evil.test@shop.test/',
    '/\\evil.test',
    '\\\\evil.test',
    '/profile\\..\\..\\evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/profile/..//evil.test',
    '/\t/evil.test',
    '\t//evil.test',
    '/\n/evil.test',
    '/\r\nSet-Cookie: a=b',
    '/\u0000/evil.test',
    ' //evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//',
    'data:text/html,<script>alert(1)</script>',
  ])('is home for the crafted link %j', (next) => expect(returnPath(next)).toBe('/'));

  it('is home for the same tricks with percent encoding', () => {
    for (const next of [
      '%2F%2Fevil.test',
      '%09//evil.test',
      '/%5Cevil.test',
      '%2F%0A%2Fevil.test',
    ]) {
      expect(returnPathOf(new URLSearchParams(`next=${next}`))).toBe('/');
    }
  });
});

describe('the requested flour', () => {
  const asked = (next: string) => requestedFlour(new URLSearchParams({ next }));

  it('is the one to be viewed or bought', () => {
    expect(asked('/product/jowar')).toEqual({ id: 'jowar', isToBuy: false });
    expect(asked('/cart/jowar/2')).toEqual({ id: 'jowar', isToBuy: true });
  });

  it.each(['/', '/cart', '/cart/checkout', '/profile', '/myorders#jowar', '//evil.test/product/x'])(
    'is none for %s',
    (next) => expect(asked(next)).toBeUndefined(),
  );
});
