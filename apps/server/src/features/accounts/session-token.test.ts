import { expect, test } from 'vitest';
import { createSessionToken, hashSessionToken, isSessionToken } from './session-token.ts';

test('every log-in gets a token of its own, with 256 random bits', () => {
  const tokens = Array.from({ length: 100 }, createSessionToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(isSessionToken(token)).toBe(true);
  }
});

test.each([
  ['longer', (token: string) => `${token}x`],
  ['longer at the front', (token: string) => `x${token}`],
  ['shorter', (token: string) => token.slice(1)],
  ['a single character', () => 'x'],
  ['a sentence of SQL', () => "' or 1=1 --".padEnd(43, ' ')],
])('%s is no token, and no database is asked for it', (_, change) => {
  expect(isSessionToken(change(createSessionToken()))).toBe(false);
});

test('the database keeps a hash from which no token can be had', () => {
  const token = createSessionToken();
  const hash = hashSessionToken(token);
  expect(hash).toEqual(hashSessionToken(token));
  expect(hash).not.toEqual(hashSessionToken(createSessionToken()));
  expect(hash).toHaveLength(32);
  expect(hash.toString()).not.toContain(token);
});
