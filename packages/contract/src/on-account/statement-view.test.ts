import { expect, it } from 'vitest';
import { defaultShop } from '../settings/shop.ts';
import type { AccountStatement } from './accounts.ts';
import { statementView } from './statement-view.ts';
import { statementWords as marathi } from './statement.texts.mr.ts';
import { statementWords as english } from './statement.texts.ts';

const shop = { ...defaultShop, upiId: 'dalan@examplebank' };
const statement: AccountStatement = {
  month: '2026-10',
  madeAt: '2026-11-01T05:00:00Z',
  isWhole: true,
  customer: {
    _id: '0123456789abcdef01234567',
    name: 'Annapurna Khanaval',
    phone: '5550011902',
    address: '1218 Lane 3, Deccan',
    language: 'en',
    email: '',
    isEmailConfirmed: false,
  },
  broughtForward: 7300,
  rows: [
    {
      key: 'order',
      kind: 'order',
      at: '2026-10-02T20:00:00Z',
      orders: [{ _id: '0123456789abcdefc41d09a2', createdAt: '2026-10-02T20:00:00Z' }],
      lines: [{ name: 'Besan', nameMr: 'बेसन', kg: 3 }],
      billNumber: 'D/26-27/0301',
      bought: 2480,
      owesAfter: 9780,
    },
    {
      key: 'payment',
      kind: 'payment',
      at: '2026-10-05T08:00:00Z',
      orders: [],
      method: 'cash',
      reference: '',
      paid: 4300,
      owesAfter: 5480,
    },
  ],
  bought: 2480,
  paid: 4300,
  toPay: 5480,
  upiNote: 'ANNAPURNA OCT',
};

it('reads from what was owed before to what is to pay, on the days of the shop', () => {
  const view = statementView(statement, english, shop);
  expect(
    view.rows.map(({ day, title, bought, paid, owesAfter }) => [
      day,
      title,
      bought,
      paid,
      owesAfter,
    ]),
  ).toEqual([
    ['', 'Brought from September', '', '', '₹7,300.00'],
    ['3 Oct', 'Order C41D09A2', '₹2,480.00', '', '₹9,780.00'],
    ['5 Oct', 'Payment, cash', '', '₹4,300.00', '₹5,480.00'],
  ]);
  expect(view.rows[1]?.about).toBe('Bill D/26-27/0301 · Besan 3 kg');
  expect(view.sums.map(({ name, value }) => [name, value])).toEqual([
    ['Brought from September', '₹7,300.00'],
    ['Bought in October', '₹2,480.00'],
    ['Paid and given back in October', '− ₹4,300.00'],
  ]);
  expect(view.toPay).toEqual({ name: 'To pay', value: '₹5,480.00' });
});

it('asks by UPI for exactly what is to pay, with the note that the bank will show', () => {
  const { upi } = statementView(statement, english, shop);
  expect(upi?.link).toContain('am=5480.00&cu=INR&tn=ANNAPURNA%20OCT');
  expect(statementView(statement, english, { ...shop, upiId: '' }).upi).toBeNull();
  const paid = statementView({ ...statement, toPay: 0 }, english, shop);
  expect(paid.upi).toBeNull();
  expect(paid.notes[0]).toBe('Nothing is to pay.');
});

it('says that a month is not over, and adds what was given back to what is owed', () => {
  const running = statementView({ ...statement, isWhole: false, paid: -20 }, english, shop);
  expect(running.notes).toContain('This month is not over yet.');
  expect(running.sums[2]?.value).toBe('₹20.00');
});

it('is wholly in the language of its reader', () => {
  const { title, rows, sums, notes } = statementView(statement, marathi, shop);
  const words = [title, ...rows.map((row) => row.title), ...sums.map(({ name }) => name), ...notes];
  expect(words.filter((text) => !/[\u0900-\u097f]/.test(text))).toEqual([]);
  expect(rows[1]?.about).toBe('बिल D/26-27/0301 · बेसन 3 किलो');
});
