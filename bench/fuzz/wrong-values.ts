import type { Dice } from './dice.ts';

/** JSON can express numbers that JavaScript cannot: `1e999` is parsed as infinity. */
const rawNumber = (text: string) =>
  (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON(text);

export const WRONG_TEXTS = [
  '',
  ' ',
  '\u00a0',
  'a'.repeat(101),
  'a'.repeat(300),
  'a'.repeat(5_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\uffff',
  '\ufeff',
  'ज्वारीचे पीठ',
  'क्‍ष'.repeat(40),
  '\u202emillet',
  'e\u0301'.repeat(60),
  '👨‍👩‍👧‍👦',
  'İSTANBUL',
  'ß',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table users; --",
  "1' or '1'='1",
  '$1',
  '%',
  '_',
  '\\',
  '\\x00',
  '%00',
  '%s%n',
  '../../../etc/passwd',
  '{{7*7}}',
  '${7*7}',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '1e308',
  '0x10',
  'true',
  'null',
  'undefined',
  'a\r\nb',
  'a\nBcc: x@y.z',
  '\t',
  '\u0085',
  '\u2028',
  'x@y',
  'x@y.z',
  'X@DALAN.EXAMPLE',
  `${'x'.repeat(300)}@dalan.example`,
  'x@xn--80ak6aa92e.com',
  '+919876543210',
  '९८७६५४३२१०',
  '00000000000',
  '2026-02-30T25:00:00Z',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '00000000-0000-0000-0000-000000000000',
];

const WRONG_NUMBERS = [
  ...[0, -0, -1, 1, 1.5, 0.1 + 0.2, 0.001, 0.004, 0.005, 0.0049999, 99.995, 100, 101, 1e6, 1e9],
  ...[2 ** 31, 2 ** 31 - 1, -(2 ** 31), 2 ** 53, 2 ** 63, 1e21, 1e308, -1e308, 5e-324, 1e-7],
];

const RAW_NUMBERS = [
  '1e999',
  '-1e999',
  '1E400',
  '-0',
  '0.1e-400',
  '12345678901234567890123',
  '1.0',
];

const OTHERS: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [''],
  { length: 3 },
  { toString: 1 },
];

function nested(depth: number): unknown {
  return JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
}

/** Returns any JSON value, whatever the field expects. */
export function wrongValue(dice: Dice, realId: () => string): unknown {
  return dice.pick<() => unknown>([
    () => dice.pick(WRONG_TEXTS),
    () => dice.pick(WRONG_TEXTS),
    () => dice.pick(WRONG_NUMBERS),
    () => rawNumber(dice.pick(RAW_NUMBERS)),
    () => structuredClone(dice.pick(OTHERS)),
    () => nested(2 + dice.below(300)),
    () => wrongId(dice, realId),
    () => dice.pick(WRONG_TEXTS) + dice.pick(WRONG_TEXTS),
    () => Array.from({ length: 1 + dice.below(200) }, () => dice.pick(WRONG_NUMBERS)),
  ])();
}

/** Returns an id of another kind, or in another spelling. */
export function wrongId(dice: Dice, realId: () => string): string {
  const id = realId();
  return dice.pick([
    id,
    id.toUpperCase(),
    `{${id}}`,
    ` ${id}`,
    `${id} `,
    `urn:uuid:${id}`,
    id.replaceAll('-', ''),
    id.slice(0, -1),
    `${id}0`,
    `${id}\u0000`,
    id.replace(/.$/, 'g'),
    `${id}/..`,
  ]);
}
