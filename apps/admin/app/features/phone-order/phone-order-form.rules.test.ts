import { describe, expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';
import { emptyForm, reducePhoneOrder } from './phone-order-form.rules.ts';
import type { PhoneOrderEvent } from './phone-order-form.rules.ts';

const flour = { _id: 'jowar', name: 'Jowar Flour', pricePerKg: 62 } as Product;
const lines = [{ flour, kg: 2, pricePerKg: 62 }];
const dueOn = '2026-11-20';

function run(...events: PhoneOrderEvent[]) {
  return events.reduce(reducePhoneOrder, emptyForm('first'));
}
function refused(code: string, more: object = {}): PhoneOrderEvent {
  return { type: 'refused', error: new ApiError(409, { code, message: 'No.', ...more }), dueOn };
}

describe('the caller', () => {
  test('another number forgets the customer, their address and the pincode, not what was typed', () => {
    const { caller } = run(
      { type: 'number-typed', number: '98' },
      { type: 'customer-chosen', customerId: 'asha' },
      { type: 'address-chosen', index: 1 },
      { type: 'pincode-typed', pincode: '411030' },
      { type: 'details-typed', typed: { name: 'Asha' } },
      { type: 'details-typed', typed: { address: '12 Laxmi Road' } },
      { type: 'number-typed', number: '981' },
    );
    expect(caller).toEqual({
      number: '981',
      customerId: undefined,
      addressIndex: undefined,
      typedPincode: undefined,
      typed: { name: 'Asha', address: '12 Laxmi Road', language: 'en' },
    });
  });

  test('another customer or address forgets the typed pincode', () => {
    const typed: PhoneOrderEvent = { type: 'pincode-typed', pincode: '411030' };
    const chosen = run(typed, { type: 'customer-chosen', customerId: 'ravi' });
    expect(chosen.caller).toMatchObject({ customerId: 'ravi', typedPincode: undefined });
    const moved = run(typed, { type: 'address-chosen', index: 1 });
    expect(moved.caller).toMatchObject({ addressIndex: 1, typedPincode: undefined });
  });
});

describe('the day', () => {
  const full: PhoneOrderEvent = { type: 'day-chosen', day: dueOn, hasRoom: false };

  test('with room is chosen at once', () => {
    const form = run({ type: 'day-chosen', day: dueOn, hasRoom: true });
    expect(form).toMatchObject({ chosenDay: dueOn, askedDay: undefined });
  });

  test('that is full is asked about, and chosen only if wanted', () => {
    expect(run(full)).toMatchObject({ chosenDay: undefined, askedDay: dueOn });
    const refusedDay = run(full, { type: 'full-day-answered', isWanted: false });
    expect(refusedDay).toMatchObject({ chosenDay: undefined, allowedDay: undefined });
    const allowed = run(full, { type: 'full-day-answered', isWanted: true });
    expect(allowed).toMatchObject({ chosenDay: dueOn, allowedDay: dueOn, askedDay: undefined });
  });

  test('that is full is asked about once', () => {
    const other: PhoneOrderEvent = { type: 'day-chosen', day: '2026-11-21', hasRoom: true };
    const form = run(full, { type: 'full-day-answered', isWanted: true }, other, full);
    expect(form).toMatchObject({ chosenDay: dueOn, askedDay: undefined });
  });

  test('that filled up meanwhile is asked about', () => {
    expect(run(refused('DAY_FULL'))).toMatchObject({ askedDay: dueOn, problem: undefined });
  });
});

describe('a refused order', () => {
  test('takes the new price into the lines as they are now', () => {
    const more = [{ flour, kg: 5, pricePerKg: 62 }];
    const items = [{ productId: 'jowar', pricePerKg: 70 }];
    const form = run(
      { type: 'lines-changed', lines },
      { type: 'sent' },
      { type: 'lines-changed', lines: more },
      refused('PRICE_CHANGED', { details: { items } }),
    );
    expect(form.lines).toEqual([{ flour, kg: 5, pricePerKg: 70, wasPerKg: 62 }]);
    expect(form.problem).toEqual({ text: texts.priceChanged });
  });

  test('says at the line what is left', () => {
    const items = [{ productId: 'jowar', availableKg: 1 }];
    const form = run(refused('OUT_OF_STOCK', { details: { items } }));
    expect(form.problem).toEqual({ text: 'No.', lines: { jowar: texts.onlyLeft(1) } });
  });

  test('says at the line that its grind is gone', () => {
    const [fine] = readyGrinds;
    const inFine = [{ flour, grind: fine, kg: 2, pricePerKg: 62 }];
    const items = [{ productId: 'jowar', grind: 'fine', grinds: [] }];
    const form = run(
      { type: 'lines-changed', lines: inFine },
      refused('GRIND_NOT_SOLD', { details: { items } }),
    );
    expect(form.problem).toEqual({
      text: texts.grindsGone,
      lines: { 'jowar/fine': texts.grindGone('Fine') },
    });
    expect(form.lines).toEqual(inFine);
  });

  test.each([
    ['the new charge', refused('CHARGE_CHANGED'), texts.chargeChanged],
    ['the field', refused('INVALID', { fields: { contactNumber: 'Wrong.' } }), 'Wrong.'],
    ['the shop’s words', refused('ORDER_LIMIT'), 'No.'],
    [
      'that there was no answer',
      { type: 'refused', error: new NoAnswer('No line.'), dueOn } as const,
      'No line.',
    ],
    [
      'that it failed',
      { type: 'refused', error: new Error('odd'), dueOn } as const,
      texts.notPlaced,
    ],
  ])('says %s', (_, event, text) => {
    expect(run(event).problem).toEqual({ text });
  });

  test('is forgotten when the lines change or it is sent again', () => {
    const incomplete: PhoneOrderEvent = { type: 'incomplete', text: texts.empty };
    expect(run(incomplete).problem).toEqual({ text: texts.empty });
    expect(run(incomplete, { type: 'lines-changed', lines }).problem).toBeUndefined();
    expect(run(incomplete, { type: 'sent' }).problem).toBeUndefined();
  });

  test('keeps its key, so that sending it again is the same order', () => {
    expect(run({ type: 'sent' }, refused('ORDER_LIMIT'), { type: 'sent' }).key).toBe('first');
  });
});

test('a placed order leaves an empty form with another key', () => {
  const form = run(
    { type: 'number-typed', number: '98' },
    { type: 'lines-changed', lines },
    { type: 'agreed', isAgreed: false },
    { type: 'placed', nextKey: 'second' },
  );
  expect(form).toEqual(emptyForm('second'));
});
