import { firstSettings } from '@dalan/contract/settings/settings';
import type { Delivery } from '@dalan/contract/settings/settings';
import { defaultShop } from '@dalan/contract/settings/shop';
import { expect, test } from 'vitest';

import { deliveryWords } from './delivery-words.rules.ts';

const peths = { name: 'The Peths', pincodes: ['411002', '411011'], charge: 20 };
const kothrud = { name: 'Kothrud', pincodes: ['411038'], charge: 60.5 };
const rule: Delivery = {
  ...firstSettings().delivery,
  isOn: true,
  areas: [peths, kothrud],
  freeFrom: 500,
  smallestOrder: 1200,
  daysOff: [0, 3],
};

test('without the rule the page repeats the general promise and lists no areas', () => {
  const words = deliveryWords({ ...rule, isOn: false }, defaultShop);
  expect(words.areas).toEqual([]);
  expect(words.before).toBe(
    'We deliver in Pune. At your door within 24 hours. Delivery charges will be applied.',
  );
});

test('with the rule it lists areas, pincodes and charges, and what the rule says besides', () => {
  const words = deliveryWords(rule, defaultShop);
  expect(words.before).toContain('Orders before 6:00 PM come on the next open day');
  expect(words.areas).toEqual([
    { area: peths, pincodes: '411002, 411011', charge: '₹20' },
    { area: kothrud, pincodes: '411038', charge: '₹60.50' },
  ]);
  expect(words.after).toBe(
    'Free from ₹500. Smallest order ₹1,200. We are closed on Wednesdays and Sundays.',
  );
});

test('what the rule leaves open is left out', () => {
  const open = { ...rule, freeFrom: null, smallestOrder: null, daysOff: [] };
  expect(deliveryWords(open, defaultShop).after).toBe('');
});

test.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('a cut-off at %s reads %s', (cutOff, time) => {
  expect(deliveryWords({ ...rule, cutOff }, defaultShop).before).toContain(`before ${time} come`);
});
