import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../shops/test-app.ts';
import type { TestApp } from '../shops/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({
    PUBLIC_ORIGIN: 'https://dalan.example',
    SHOP_EMAIL: 'mill@dalan.example',
  });
});
afterAll(() => shop.close());

test('security.txt says where to report, where it belongs and until when it holds', async () => {
  const answer = await shop.app.inject('/.well-known/security.txt');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(': ')),
  ) as Record<string, string>;
  expect(fields).toMatchObject({
    Contact: 'mailto:mill@dalan.example',
    Canonical: 'https://dalan.example/.well-known/security.txt',
    'Preferred-Languages': 'en, mr, hi',
  });
  // RFC 9116 asks for less than a year.
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(365);
});

test('a password manager is sent to the form for a new password', async () => {
  const answer = await shop.app.inject('/.well-known/change-password');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/profile?dialog=password');
});
