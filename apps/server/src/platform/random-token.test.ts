import { expect, test } from 'vitest';
import { createToken, hashToken, isToken } from './random-token.ts';

test('every token is unique, with 256 random bits', () => {
  const tokens = Array.from({ length: 100 }, createToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(isToken(token)).toBe(true);
  }
});

test.each([
  ['longer', (token: string) => `${token}x`],
  ['longer at the front', (token: string) => `x${token}`],
  ['shorter', (token: string) => token.slice(1)],
  ['a single character', () => 'x'],
  ['SQL', () => "' or 1=1 --".padEnd(43, ' ')],
])('%s is not a token, and the database is not queried for it', (_, change) => {
  expect(isToken(change(createToken()))).toBe(false);
});

test('the stored hash does not reveal the token', () => {
  const token = createToken();
  const hash = hashToken(token);
  expect(hash).toEqual(hashToken(token));
  expect(hash).not.toEqual(hashToken(createToken()));
  expect(hash).toHaveLength(32);
  expect(hash.toString()).not.toContain(token);
});
