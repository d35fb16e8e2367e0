import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { checkPhoneInAdmin } from '../people/accounts.ts';
import { Registration } from '../people/accounts.schema.ts';
import { checkPhone, phoneDigits, readablePhone, phonePartOf } from './contact-details.ts';
import { NewOrder } from '../orders/orders.schema.ts';

test('formats a ten-digit number, and leaves others unchanged', () => {
  expect(readablePhone('5550014268')).toBe('+91 55500 14268');
  expect(readablePhone('14268')).toBe('14268');
});

const tenDigits = fc.stringMatching(/^\d{10}$/);
const prefix = fc.constantFrom(
  '',
  '+91',
  '91',
  '0',
  '091',
  '0091',
  '+91 0',
  '+91-',
  '(0)',
  '(+91) ',
);
const separator = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u202a', '\u200e');
const isDevanagari = fc.boolean();

/** A number as people, keyboards and address books write it. */
const written = fc
  .record({ number: tenDigits, prefix, separator, at: fc.nat(10), isDevanagari })
  .map(({ number, prefix, separator, at, isDevanagari }) => {
    const text = prefix + number.slice(0, at) + separator + number.slice(at);
    return { number, text: isDevanagari ? inDevanagari(text) : text };
  });

function inDevanagari(text: string): string {
  return text.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
}

/** Typing into a field that is normalized after every key. */
function typed(text: string): string {
  return Array.from(text).reduce((field, key) => phoneDigits(field + key), '');
}

test('extracts the ten digits from any way of writing them', () => {
  fc.assert(
    fc.property(written, ({ number, text }) => {
      expect(phoneDigits(text)).toBe(number);
      expect(checkPhone(text)).toBeUndefined();
      expect(checkPhoneInAdmin(text)).toBeUndefined();
    }),
    PROPERTY_RUNS,
  );
});

test('typing gives the same number as pasting', () => {
  fc.assert(
    fc.property(written, ({ number, text }) => {
      expect(typed(text)).toBe(number);
    }),
    PROPERTY_RUNS,
  );
});

test('refuses other lengths and keeps all digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,20}$/), (digits) => {
      const isTen = digits.length === 10 || /^910?\d{10}$/.test(digits);
      expect(checkPhone(digits)).toBe(isTen ? undefined : 'Phone number must be 10 digits');
      expect(checkPhoneInAdmin(digits)).toBe(
        isTen ? undefined : 'Enter a valid 10-digit phone number',
      );
      if (!isTen) expect(phoneDigits(digits)).toBe(digits);
    }),
    PROPERTY_RUNS,
  );
});

test('normalizing is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = phoneDigits(text);
      if (once.length === 10) expect(phoneDigits(once)).toBe(once);
    }),
  );
});

test.each(['', '  '])('“%s” is not a phone number', (text) => {
  expect(checkPhone(text)).toBe('Phone number is required');
});

test.each(['98765\n43210', '98765 43210 Bcc: a@b.example', 'tel:9876543210', '98765\u000043210'])(
  '%j has ten digits but is not a phone number',
  (text) => {
    expect(checkPhone(text)).toBe('Phone number must be 10 digits');
  },
);

test('schemas store the ten digits', () => {
  const person = { name: 'Asha', email: 'asha@example.com', password: 'secret12' };
  expect(Registration.parse({ ...person, phone: '+91 98765-43210' }).phone).toBe('9876543210');
  expect(Registration.safeParse({ ...person, phone: 'none' }).error?.issues).toMatchObject([
    { path: ['phone'], message: 'Phone number must be 10 digits' },
  ]);
  const id = '01a1dcfa-5aa5-79eb-8c0a-04f76a512a82';
  const order = {
    userId: id,
    items: [{ productId: id, quantityKg: 1, pricePerKg: 64 }],
    deliveryAddress: 'Pune',
    contactNumber: '098765 43210',
  };
  expect(NewOrder.parse(order).contactNumber).toBe('9876543210');
});

test.each([
  ['98220 11001', '9822011001'],
  ['+91 98220 11001', '9822011001'],
  ['+91-98220-11001', '9822011001'],
  ['919822011001', '9822011001'],
  ['098220 11001', '9822011001'],
  ['0091 98220 11001', '9822011001'],
  ['(98220) 11001', '9822011001'],
  ['९८२२० ११००१', '9822011001'],
  ['+91 98220', '98220'],
  ['098220', '98220'],
  ['98220', '98220'],
  ['022', '022'],
  [' 411 030 ', '411030'],
])('“%s” is a number or part of one: %s', (typed, digits) => {
  expect(phonePartOf(typed)).toBe(digits);
});

test.each(['', '12', 'asha', '12 Laxmi Road', '98220110012345', '+', '2026-11-15T10:00'])(
  '“%s” is not a number',
  (typed) => {
    expect(phonePartOf(typed)).toBeUndefined();
  },
);
