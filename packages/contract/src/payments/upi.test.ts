import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { paiseToRupees } from '../money/money.ts';
import { readBankCode } from './bank-code.ts';
import { parametersOf, upiAccountOf, upiLink } from './upi.ts';

const orderId = '01a1dee9-7408-7503-b77c-7058d4ab3606';
const personal = { upiId: 'dalan@examplebank', name: 'Dalan' };
const signed =
  'upi://pay?pa=dalan.shop@examplebank&pn=DALAN FLOUR&mc=5411&mode=02&orgid=159002&purpose=00&sign=MEUCIQDx+/9A==';

test('is the link that UPI apps read, with two decimals and the order', () => {
  expect(upiLink({ ...personal, amount: 412, orderId })).toBe(
    'upi://pay?pa=dalan@examplebank&pn=Dalan&am=412.00&cu=INR&tn=Order%20D4AB3606',
  );
});

test('adds amount, currency, number and note to a signed code, and changes nothing in it', () => {
  const account = { upiId: 'dalan.shop@examplebank', name: 'Dalan', upiCode: signed };
  expect(upiLink({ ...account, amount: 382, orderId })).toBe(
    `${signed}&am=382.00&cu=INR&tr=D4AB3606&tn=Order%20D4AB3606`,
  );
});

test('the amount, number and note of an order replace those of the code', () => {
  const upiCode = 'UPI://pay?tr=STQ1&pa=mill%40bank&AM=1&cu=INR&tn=Shop&mc=5411';
  expect(upiLink({ upiId: 'mill@bank', name: 'Dalan', upiCode, amount: 0.5, orderId })).toBe(
    'upi://pay?pa=mill%40bank&cu=INR&mc=5411&am=0.50&tr=D4AB3606&tn=Order%20D4AB3606',
  );
});

test('a shop without an id has no account, and an empty code is a personal id', () => {
  expect(upiAccountOf({ upiId: '', name: 'Dalan' })).toBeNull();
  expect(upiAccountOf({ ...personal, upiCode: '' })).toEqual(personal);
  expect(upiAccountOf({ ...personal, upiCode: signed })).toEqual({ ...personal, upiCode: signed });
  const payment = { amount: 412, orderId };
  expect(upiLink({ ...personal, upiCode: '', ...payment })).toBe(
    upiLink({ ...personal, ...payment }),
  );
});

const paise = fc.integer({ min: 1, max: 200_000_000_000 });

function expectAmount(am: string | null, inPaise: number): void {
  expect(am).toMatch(/^\d+\.\d\d$/);
  expect(BigInt(am!.replace('.', ''))).toBe(BigInt(inPaise));
}

test('encodes every name, and every amount to the paisa', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), paise, (name, inPaise) => {
      const amount = paiseToRupees(inPaise);
      const link = upiLink({ upiId: 'a.b-c_1@ok', name, amount, orderId });
      const read = new URL(link).searchParams;
      expect(read.get('pn')).toBe(name.toWellFormed());
      expectAmount(read.get('am'), inPaise);
      expect([...read.keys()]).toEqual(['pa', 'pn', 'am', 'cu', 'tn']);
      expect(link).not.toContain('+');
    }),
    PROPERTY_RUNS,
  );
});

/** Values as banks write them: encoded, with raw spaces, or in base 64. */
const written = fc.oneof(
  fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
  fc.stringMatching(/^[A-Za-z0-9 +/=._-]{0,40}[A-Za-z0-9=]$/),
  fc.constant(''),
);
const bankNames = ['pn', 'mc', 'mode', 'orgid', 'sign', 'tid', 'purpose', 'url', 'mam', 'QRts'];
const anyName = fc.constantFrom(...bankNames, 'am', 'tr', 'tn', 'AM', 'Tr');
const bankCode = fc
  .tuple(
    fc.uniqueArray(fc.tuple(anyName, written), { selector: ([name]) => name.toLowerCase() }),
    fc.constantFrom('pa=mill@bank', 'pa=mill%40bank'),
    fc.constantFrom(...[[], ['cu=INR']]),
    fc.nat(),
  )
  .map(([others, pa, cu, place]) => {
    const parts = [...others.map(([name, value]) => `${name}=${value}`), ...cu];
    parts.splice(place % (parts.length + 1), 0, pa);
    return `upi://pay?${parts.join('&')}`;
  })
  .filter((text) => readBankCode(text).code !== undefined);

test('the parameters of every bank code survive byte for byte, and only ours are added', () => {
  fc.assert(
    fc.property(bankCode, paise, fc.uuid(), (upiCode, inPaise, id) => {
      const amount = paiseToRupees(inPaise);
      const account = { upiId: 'mill@bank', name: 'Dalan', upiCode };
      const link = upiLink({ ...account, amount, orderId: id });
      const banks = parametersOf(upiCode).filter((one) => !/^(?:am|tr|tn)=/i.test(one));
      expect(link.startsWith(`upi://pay?${banks.join('&')}&am=`)).toBe(true);
      const added = parametersOf(link).slice(banks.length);
      const names = added.map((one) => one.split('=')[0]);
      const currency = banks.includes('cu=INR') ? [] : ['cu'];
      expect(names).toEqual(['am', ...currency, 'tr', 'tn']);
      expectAmount(added[0]!.slice('am='.length), inPaise);
      const shortId = id.slice(-8).toUpperCase();
      expect(added.slice(-2)).toEqual([`tr=${shortId}`, `tn=Order%20${shortId}`]);
      if (upiCode.includes('sign=')) expect(link.startsWith(`${upiCode}&am=`)).toBe(true);
    }),
    PROPERTY_RUNS,
  );
});
