import { expect, test } from 'vitest';
import { bankCodeTexts, checkUpiSettings } from '@dalan/contract/payments/bank-code';
import type { Payment } from '@dalan/contract/settings/settings';
import {
  checkPayment,
  isMerchant,
  paymentFields,
  typedCode,
  withCode,
  withKind,
} from './payment-fields.ts';
import { paymentTexts } from './payment-texts.ts';
import { changesInWords } from '../framework/fields.ts';

const personal: Payment = { upiId: 'mill@bank', wallets: [] };
const upiCode = 'upi://pay?pa=shop@bank&pn=Dalan&mc=5411';
const merchant: Payment = { upiId: 'shop@bank', upiCode, wallets: [] };

function wrong(payment: Payment): string[] {
  return Object.values(checkPayment(payment, checkUpiSettings)).filter(
    (text) => text !== undefined,
  );
}

test('a document from before merchant ids is valid, and the same with an empty code', () => {
  expect(wrong(personal)).toEqual([]);
  expect(isMerchant(personal)).toBe(false);
  expect(changesInWords(paymentFields, personal, { ...personal, upiCode: '' })).toEqual([]);
});

test('a merchant id cannot be saved before its code is there', () => {
  const chosen = { ...personal, ...withKind('merchant', personal) };
  expect(isMerchant(chosen)).toBe(true);
  expect(typedCode(chosen)).toBe('');
  expect(wrong(chosen)).toEqual([paymentTexts.codeRequired]);
  expect(wrong({ ...chosen, ...withCode('https://evil.example', undefined) })).toEqual([
    bankCodeTexts.notUpi,
  ]);
  expect(wrong({ ...chosen, ...withCode('', undefined) })).toEqual([paymentTexts.codeRequired]);
});

test('a pasted code brings its id along, and is told in one line', () => {
  const pasted = { ...personal, ...withCode(upiCode, 'shop@bank') };
  expect(pasted).toEqual(merchant);
  expect(wrong(pasted)).toEqual([]);
  expect(changesInWords(paymentFields, personal, pasted)).toEqual([
    'UPI id: mill@bank becomes shop@bank (merchant id)',
  ]);
});

test('a code cannot be saved before its check has loaded', () => {
  expect(checkPayment(merchant)).toMatchObject({ upiCode: paymentTexts.checking });
  expect(checkPayment(personal)).toMatchObject({ upiId: undefined });
});

test('the other kind begins with what is saved', () => {
  expect({ ...merchant, ...withKind('personal', personal) }).toEqual({ ...personal, upiCode: '' });
  expect({ ...personal, ...withKind('merchant', merchant) }).toEqual(merchant);
});
