import { expect, test } from 'vitest';
import { auditActions, auditKinds } from '@dalan/contract/office/audit';
import type { AuditEntry } from '@dalan/contract/office/audit';
import { kindLabels, sentenceOf, titleOf, whereOf, whoOf } from './audit-texts.ts';

const ORDER = '01a1e21c-2055-70a6-b895-e9a9e4935a89';

function entry(action: string, given: Partial<AuditEntry> = {}): AuditEntry {
  return {
    _id: 1,
    at: '2026-11-14T05:35:00Z',
    action,
    actor: { _id: 'a', name: 'Sunanda More', isDeleted: false },
    subject: { _id: ORDER, name: '', isDeleted: false },
    details: {},
    ...given,
  };
}

test.each(auditActions)('%s has a title and a sentence in plain words', (action) => {
  expect(titleOf(entry(action))).toMatch(/^[A-Z][a-z-]+( [a-z]+)*$/);
  const sentence = JSON.stringify(sentenceOf(entry(action)));
  expect(sentence).not.toBe('[]');
  expect(sentence).not.toMatch(/undefined|null|NaN|object/);
});

test('every kind has a label', () => {
  expect(Object.keys(kindLabels)).toEqual([...auditKinds]);
});

test('statuses and figures show was and is', () => {
  const changes = { orderStatus: ['Placed', 'Confirmed'] as [string, string] };
  expect(sentenceOf(entry('order.status_changed', { details: { changes } }))).toEqual([
    { order: ORDER, isDeleted: false },
    { label: '', was: 'Placed', is: 'Confirmed' },
  ]);
  const product = entry('product.changed', {
    subject: { _id: 'p', name: 'Jowar Flour', isDeleted: false },
    details: {
      fields: ['pricePaise', 'isActive', 'description', 'text', 'shortCode', 'ingredients'],
      changes: {
        stockGrams: [5_000, 7_000],
        pricePaise: [4_000, 5_000],
        isActive: [true, false],
        shelfLifeDays: [null, 90],
        shortCode: [null, 'JW'],
        hasGluten: [null, false],
      },
    },
  });
  expect(sentenceOf(product)).toEqual([
    'Jowar Flour:',
    { label: 'Stock', was: '5 kg', is: '7 kg' },
    { label: 'Price per kg', was: '₹40.00', is: '₹50.00' },
    { label: 'Shown in the shop', was: 'yes', is: 'no' },
    { label: 'Shelf life', was: 'not given', is: '90 days' },
    { label: 'Short code', was: 'none', is: 'JW' },
    { label: 'Contains gluten', was: 'not said', is: 'no' },
    'Also changed: description, text, ingredients',
  ]);
});

test('the words of a flour are called as in its form', () => {
  const details = { fields: ['description', 'descriptionMr', 'text', 'textMr'] };
  expect(sentenceOf(entry('product.changed', { details }))[1]).toBe(
    'description, Marathi description, text, Marathi text',
  );
});

test('a field that has no words of its own is called as it is written', () => {
  const details = { fields: ['sourceVillage', 'sourceVillageHi', 'category'] };
  expect(sentenceOf(entry('product.changed', { details }))[1]).toBe(
    'source village, Hindi source village, category',
  );
});

test('the settings of the shop are called as on their page', () => {
  const details: AuditEntry['details'] = {
    changes: { floursForVisitors: [false, true], scaleStepGrams: [5, 10] },
  };
  expect(sentenceOf(entry('settings.saved', { details })).slice(1)).toEqual([
    { label: 'Visitors may open a flour’s page', was: 'no', is: 'yes' },
    { label: 'The scale weighs by', was: '5 g', is: '10 g' },
  ]);
});

test('rows of earlier releases are read too', () => {
  const order = { orderStatus: 'Shipped', paymentStatus: 'Paid' };
  expect(sentenceOf(entry('order.status_changed', { details: order })).slice(1)).toEqual([
    { label: '', is: 'Shipped' },
    { label: 'Payment', is: 'Paid' },
  ]);
  const price = { fields: ['pricePaise'], pricePaiseBefore: 100, pricePaiseAfter: 200 };
  expect(sentenceOf(entry('product.changed', { details: price })).slice(1)).toEqual([
    { label: 'Price per kg', was: '₹1.00', is: '₹2.00' },
  ]);
  expect(titleOf(entry('thing.done'))).toBe('thing.done');
  expect(sentenceOf(entry('thing.done'))).toEqual([]);
});

test('says who it was, also without a name', () => {
  expect(whoOf(entry('user.updated'))).toBe('Sunanda More');
  const gone = { _id: 'a', name: '', isDeleted: true };
  expect(whoOf(entry('user.deleted', { actor: gone }))).toBe('Deleted person');
  expect(whoOf(entry('user.created', { actor: null }))).toBe('Command line');
  const network = { network: '203.0.113.0/24' };
  expect(whoOf(entry('session.refused', { actor: null, details: network }))).toBe(
    'Nobody signed in',
  );
});

test('says where: the network and a new device, or the screen', () => {
  const details = { network: '203.0.113.0/24', device: 'new' };
  expect(whereOf(entry('session.refused', { details }))).toBe('203.0.113.0/24, new device');
  expect(whereOf(entry('session.opened', { details }))).toBe('203.0.113.0/24');
  expect(whereOf(entry('order.deleted'))).toBe('Order Master');
  const own = { _id: 'a', name: 'Asha', isDeleted: false };
  expect(whereOf(entry('user.deleted', { actor: own, subject: own }))).toBe('Shop');
  expect(whereOf(entry('user.created', { actor: null }))).toBe('');
});
