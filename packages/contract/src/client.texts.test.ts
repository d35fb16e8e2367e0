import { describe, expect, test } from 'vitest';

import * as english from './client.texts.ts';
import * as hindi from './client.texts.hi.ts';
import * as marathi from './client.texts.mr.ts';
import { ApiError } from './client.ts';
import type { ErrorAnswer, ErrorCode } from './errors.ts';

const message = 'Said by the server';
const refused = (code: string, details?: ErrorAnswer['details']): ErrorAnswer => ({
  message,
  code: code as ErrorCode,
  requestId: 'r',
  ...(details && { details }),
});

test('on English pages an error has the server’s message', () => {
  expect(english.clientTexts.refusal(refused('NOT_FOUND'))).toBe(message);
  expect(new ApiError(404, refused('NOT_FOUND')).serverMessage).toBe(message);
});

describe.each([
  ['Marathi', marathi.clientTexts],
  ['Hindi', hindi.clientTexts],
])('on %s pages', (_, { refusal }) => {
  test.each([
    'INVALID_INPUT',
    'EMAIL_TAKEN',
    'ORDER_NOT_CANCELLABLE',
    'PINCODE_UNKNOWN',
    'TOO_MANY_REQUESTS',
    'ORDER_LIMIT',
  ])('%s is told without Latin letters, also if the details are missing', (code) => {
    expect(refusal(refused(code))).toMatch(/^[^a-z]*\p{sc=Devanagari}[^a-z]*$/iu);
  });

  test('a code that only staff meet keeps the server’s message', () => {
    expect(refusal(refused('RUN_CHANGED'))).toBe(message);
    expect(refusal(refused('OF_A_LATER_RELEASE'))).toBe(message);
  });

  test('the details are told too', () => {
    const phone = '+91 20 5550 0142';
    expect(refusal(refused('ORDER_NOT_CANCELLABLE', { phone }))).toContain(phone);
    const delivery = { charge: 60.5, smallestOrder: 1200 };
    expect(refusal(refused('CHARGE_CHANGED', { delivery }))).toContain('₹60.50');
    expect(refusal(refused('ORDER_TOO_SMALL', { delivery }))).toContain('₹1,200.00');
  });
});

test.each([
  [1, '1 सेकंदाने', '1 सेकंड बाद'],
  [30, '30 सेकंदांनी', '30 सेकंड बाद'],
  [892, '15 मिनिटांनी', '15 मिनट बाद'],
  [5401, '2 तासांनी', '2 घंटे बाद'],
])('a wait of %d seconds is %s in Marathi and %s in Hindi', (retryAfterSeconds, mr, hi) => {
  const answer = refused('TOO_MANY_REQUESTS', { retryAfterSeconds });
  expect(marathi.clientTexts.refusal(answer)).toContain(`${mr} पुन्हा करा`);
  expect(hindi.clientTexts.refusal(answer)).toContain(`${hi} फिर करें`);
});
