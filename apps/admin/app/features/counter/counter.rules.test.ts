import { expect, test } from 'vitest';
import type { CounterFlour } from '@dalan/contract/desk/counter';
import {
  canPay,
  currentLine,
  emptySlip,
  givenPaiseOf,
  nextGrind,
  reduceSlip,
  totalOf,
} from './counter.rules.ts';
import type { Slip, SlipEvent } from './counter.rules.ts';
import { findFlours } from './find-flours.rules.ts';

const fine = { key: 'fine', name: 'Fine', nameMr: 'बारीक', nameHi: 'बारीक' };
const laddoo = {
  key: 'for-laddoo',
  name: 'For laddoo',
  nameMr: 'लाडूसाठी',
  nameHi: 'लड्डू के लिए',
};

function flourOf(name: string, pricePerKg: number, grinds = [] as CounterFlour['grinds']) {
  const nameMr = name === 'Jowar Flour' ? 'ज्वारीचे पीठ' : '';
  return { _id: name, name, nameMr, nameHi: '', productImg: '', pricePerKg, stockKg: 50, grinds };
}
const jowar = flourOf('Jowar Flour', 78);
const besan = flourOf('Besan', 138, [fine, laddoo]);

function after(...events: SlipEvent[]): Slip {
  return events.reduce((slip, event) => reduceSlip(slip, event, 10), emptySlip('first'));
}
const tile = (flour: CounterFlour): SlipEvent => ({ type: 'tile', flour, nextKey: 'next' });
const weights = ({ lines }: Slip) => lines.map(({ grind, grams }) => [grind?.key, grams]);

test('a tile adds 1 kg each time, and a usual weight replaces what is on the scale', () => {
  expect(weights(after(tile(jowar), tile(jowar)))).toEqual([[undefined, 2_000]]);
  const slip = after(tile(jowar), tile(besan), { type: 'weight', grams: 500 });
  expect(weights(slip)).toEqual([
    [undefined, 1_000],
    ['fine', 500],
  ]);
  expect(totalOf(slip.lines).toPayPaise).toBe(147_00);
});

test('rupees give grams by the scale, and the total is rounded', () => {
  const slip = after(
    tile(besan),
    { type: 'unit', unit: '₹' },
    { type: 'digit', digit: '5' },
    { type: 'digit', digit: '0' },
  );
  expect(currentLine(slip)).toMatchObject({ grams: 360, askedPaise: 50_00 });
  expect(totalOf(slip.lines)).toEqual({ linesPaise: 49_68, roundOffPaise: 32, toPayPaise: 50_00 });
  const erased = reduceSlip(reduceSlip(slip, { type: 'erase' }, 10), { type: 'erase' }, 10);
  expect(canPay(erased)).toBe(false);
});

test('a grind right after the tile takes only what the tile added', () => {
  const both = after(tile(besan), { type: 'weight', grams: 500 }, tile(besan), {
    type: 'grind',
    grind: laddoo,
  });
  expect(weights(both)).toEqual([
    ['fine', 500],
    ['for-laddoo', 1_000],
  ]);
  const whole = after(
    tile(besan),
    { type: 'weight', grams: 500 },
    { type: 'grind', grind: laddoo },
  );
  expect(weights(whole)).toEqual([['for-laddoo', 500]]);
  const joined = reduceSlip(
    reduceSlip(both, { type: 'choose', key: both.current ?? '' }, 10),
    { type: 'grind', grind: fine },
    10,
  );
  expect(weights(joined)).toEqual([['fine', 1_500]]);
  expect(nextGrind(both.lines[0]!)).toEqual(laddoo);
  expect(nextGrind(both.lines[1]!)).toBeUndefined();
});

test('typed amounts set the flour that is named, or the one on the scale', () => {
  const entry = (flour: CounterFlour | undefined, grams: number): SlipEvent => ({
    ...{ type: 'entry', flour, amount: { grams }, nextKey: 'next' },
  });
  expect(weights(after(entry(jowar, 505), entry(undefined, 1_500)))).toEqual([[undefined, 1_500]]);
  expect(weights(after(entry(jowar, 505)))).toEqual([[undefined, 500]]);
});

test('the first press after a sale begins the next one, under another key', () => {
  const rest = { lines: [], toPayPaise: 78_00, givenPaise: 100_00, at: '2026-11-18T10:00:00.000Z' };
  const sold = after(tile(jowar), {
    type: 'sold',
    sold: { ...rest, order: undefined },
    nextKey: 'second',
  });
  expect(canPay(sold)).toBe(false);
  const next = reduceSlip(sold, tile(besan), 10);
  expect(next).toMatchObject({ stage: 'slip', key: 'next', sold: undefined });
  const refused = after(tile(jowar), { type: 'refused', problem: { text: 'no', lines: {} } });
  expect(refused.key).toBe('first');
  expect(reduceSlip(refused, tile(jowar), 10).problem).toBeUndefined();
});

test('what is pressed while a sale is sent stays for the next slip', () => {
  const entry = (flour: CounterFlour, grams: number): SlipEvent => ({
    ...{ type: 'entry', flour, amount: { grams }, nextKey: 'next' },
  });
  const sent = after(tile(jowar), { type: 'customer', customer: { contactNumber: '', name: 'A' } });
  const pressed = [tile(jowar), entry(besan, 500)].reduce(
    (slip, event) => reduceSlip(slip, event, 10),
    sent,
  );
  const rest = { toPayPaise: 78_00, givenPaise: 78_00, at: '2026-11-18T10:00:00.000Z' };
  const sold: SlipEvent = {
    ...{ type: 'sold', sold: { ...rest, order: undefined, lines: sent.lines }, nextKey: 'second' },
  };
  const left = [
    [undefined, 1_000],
    ['fine', 500],
  ];
  const afterwards = reduceSlip(pressed, sold, 10);
  expect(afterwards).toMatchObject({ stage: 'sold', key: 'second', customer: undefined });
  expect(weights(afterwards)).toEqual(left);
  expect(currentLine(afterwards)?.flour).toBe(besan);
  expect(canPay(afterwards)).toBe(false);
  const next = reduceSlip(afterwards, { type: 'next', nextKey: 'third' }, 10);
  expect(next).toMatchObject({ stage: 'slip', key: 'third', sold: undefined });
  expect(weights(next)).toEqual(left);
  expect(weights(reduceSlip(afterwards, tile(besan), 10))).toEqual([left[0], ['fine', 1_500]]);

  const lighter = reduceSlip(sent, { type: 'weight', grams: 500 }, 10);
  expect(reduceSlip(lighter, sold, 10).lines).toEqual([]);
  expect(reduceSlip(next, { type: 'next', nextKey: 'fourth' }, 10).lines).toEqual([]);
});

test('letters find a flour in every language, and cash must be enough', () => {
  expect(findFlours([besan, jowar], 'jo')).toEqual([jowar]);
  expect(findFlours([besan, jowar], 'ज्वारी')).toEqual([jowar]);
  expect(findFlours([besan, jowar], 'flo')).toEqual([jowar]);
  expect(givenPaiseOf('500', 147_00)).toBe(500_00);
  expect(givenPaiseOf('1,000', 147_00)).toBe(1_000_00);
  expect(givenPaiseOf('100', 147_00)).toBeUndefined();
  expect(givenPaiseOf('abc', 147_00)).toBeUndefined();
});
