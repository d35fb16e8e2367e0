import { expect, test } from 'vitest';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import { productImgPath } from '@dalan/contract/catalog/media';
import { forCustomer, toOrder } from './order-mapper.rules.ts';
import type { CreditNoteRow, OrderRow, PaymentRow } from './order-mapper.rules.ts';

const at = new Date('2025-11-03T10:15:00Z');
const row: OrderRow = {
  id: 'order',
  userId: 'asha',
  buyerName: 'Asha Kulkarni',
  buyerPhone: '5550014268',
  buyerEmail: 'asha@dalan.example',
  buyerProfileImg: '/asha.png',
  buyerLanguage: 'mr',
  orderStatus: 'Placed',
  paymentStatus: 'Pending',
  paymentMethod: 'Cash on Delivery',
  totalPaise: 27_755,
  roundOffPaise: 0,
  onAccount: false,
  deliveryChargePaise: 2_050,
  packedAt: null,
  dueOn: '2025-11-04',
  pincode: '411004',
  deliveryAddress: '12 Jatyachi Aali, Pune',
  contactNumber: '5550014268',
  billNumber: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
  items: [
    {
      productId: 'besan',
      name: 'Besan',
      grind: null,
      description: 'Of chana dal',
      mediaId: '01a1dcfa-5aa5-79eb-8c0a-04f76a512a82',
      weightGrams: 2_500,
      pricePaise: 11_102,
      totalPaise: 27_755,
    },
  ],
  events: [
    {
      kind: 'placed',
      orderStatus: 'Placed',
      paymentStatus: 'Pending',
      actorName: 'Asha Kulkarni',
      at: '2025-11-03T15:45:00+05:30',
    },
  ],
  payments: [],
  claim: null,
};

test('an order just placed has its buyer, items and history, and nothing that came later', () => {
  expect(toOrder(row)).toEqual({
    _id: 'order',
    userId: {
      _id: 'asha',
      name: 'Asha Kulkarni',
      phone: '5550014268',
      email: 'asha@dalan.example',
      profileImg: '/asha.png',
      language: 'mr',
    },
    items: [
      {
        productId: {
          _id: 'besan',
          name: 'Besan',
          productImg: productImgPath(row.items[0]!.mediaId!),
          description: 'Of chana dal',
        },
        quantityKg: 2.5,
        pricePerKg: 111.02,
        totalPrice: 277.55,
      },
    ],
    totalAmount: 277.55,
    deliveryCharge: 20.5,
    amountToPay: 298.05,
    paidAmount: 0,
    payments: [],
    claim: null,
    dueOn: '2025-11-04',
    pincode: '411004',
    deliveryAddress: '12 Jatyachi Aali, Pune',
    contactNumber: '5550014268',
    orderStatus: 'Placed',
    paymentStatus: 'Pending',
    paymentMethod: 'Cash on Delivery',
    billNumber: null,
    packedAt: null,
    version: 1,
    history: [
      {
        kind: 'placed',
        orderStatus: 'Placed',
        paymentStatus: 'Pending',
        by: 'Asha Kulkarni',
        at: '2025-11-03T10:15:00.000Z',
      },
    ],
    createdAt: '2025-11-03T10:15:00.000Z',
    updatedAt: '2025-11-03T10:15:00.000Z',
  });
});

test('maps an order whose buyer, picture or editor is gone', () => {
  const { userId, items, history } = toOrder({
    ...row,
    buyerPhone: null,
    buyerEmail: null,
    items: [{ ...row.items[0]!, mediaId: null }],
    events: [{ ...row.events[0]!, actorName: null }],
  });
  expect(userId).toMatchObject({ phone: '', email: '' });
  expect(items[0]?.productId.productImg).toBe('');
  expect(history[0]?.by).toBe('');
});

test('a line says its grind, the milling of its bag, and what came back of it', () => {
  const [fine] = readyGrinds;
  const batch = { number: '251104-1', milledOn: '2025-11-04', bestBefore: '2025-12-04' };
  const givenBack = { grams: 500, paise: 6_000, discountPaise: 449 };
  const { items } = toOrder({
    ...row,
    items: [{ ...row.items[0]!, grind: fine, batch, givenBack }],
  });
  expect(items[0]).toMatchObject({
    grind: fine,
    batch,
    givenBack: { kg: 0.5, amount: 60, discount: 4.49 },
  });
});

const discount: CreditNoteRow = {
  id: 'discount',
  number: 'CN/25-26/000001',
  kind: 'discount',
  reason: 'A torn bag',
  flour: null,
  amountPaise: 1_000,
  deliveryPaise: 0,
  at: '2025-11-05T10:15:00Z',
};
const flourBack: CreditNoteRow = {
  ...discount,
  id: 'return',
  number: 'CN/25-26/000002',
  kind: 'return',
  flour: 'thrown away',
  amountPaise: 11_150,
  deliveryPaise: 50,
};

test('what is to pay is the lines, the charge and the rounding, less what credit notes gave back', () => {
  const order = toOrder({ ...row, roundOffPaise: -5, creditNotes: [discount, flourBack] });
  expect(order).toMatchObject({ roundOff: -0.05, amountToPay: 176.5, givenBackAmount: 121.5 });
  const note = { reason: 'A torn bag', at: '2025-11-05T10:15:00.000Z' };
  expect(order.creditNotes).toEqual([
    {
      _id: 'discount',
      number: 'CN/25-26/000001',
      kind: 'discount',
      ...note,
      amount: 10,
      deliveryCharge: 0,
    },
    {
      _id: 'return',
      number: 'CN/25-26/000002',
      kind: 'return',
      ...note,
      flour: 'thrown away',
      amount: 111.5,
      deliveryCharge: 0.5,
    },
  ]);
});

test('what is paid is the payments less the refunds, and a refund names its credit note', () => {
  const cash: PaymentRow = {
    id: 'cash',
    method: 'cash',
    reference: '',
    corrects: null,
    reason: '',
    amountPaise: 30_000,
    recordedBy: 'Ravi',
    at: '2025-11-04T10:15:00Z',
    creditNoteId: null,
  };
  const refund = { ...cash, id: 'refund', amountPaise: -1_195, creditNoteId: 'discount' };
  const { paidAmount, payments } = toOrder({ ...row, payments: [cash, refund] });
  expect(paidAmount).toBe(288.05);
  const shown = {
    method: 'cash',
    reference: '',
    corrects: null,
    reason: '',
    by: 'Ravi',
    at: '2025-11-04T10:15:00.000Z',
  };
  expect(payments).toEqual([
    { _id: 'cash', ...shown, amount: 300 },
    { _id: 'refund', ...shown, amount: -11.95, creditNote: 'discount' },
  ]);
});

test('a customer’s word that they have paid is open until staff answer it', () => {
  const claim = { reference: '412233', amountPaise: 29_805, at: '2025-11-04T10:15:00Z' };
  const shown = { reference: '412233', amount: 298.05, at: '2025-11-04T10:15:00.000Z' };
  const open = toOrder({ ...row, claim: { ...claim, answer: null, answeredAt: null } });
  expect(open.claim).toEqual({ ...shown, state: 'open', answeredAt: null });
  const answered = { ...claim, answer: 'not found', answeredAt: '2025-11-05T10:15:00Z' } as const;
  expect(toOrder({ ...row, claim: answered }).claim).toEqual({
    ...shown,
    state: 'not found',
    answeredAt: '2025-11-05T10:15:00.000Z',
  });
});

test('an order says how it came in only if it was sold at the counter', () => {
  expect(toOrder({ ...row, channel: 'counter' }).channel).toBe('counter');
  expect(toOrder({ ...row, channel: 'phone' })).not.toHaveProperty('channel');
});

test('an order says that it is owed on account, repeats, is packed and waits for a run', () => {
  const plannedRun = { id: 'run', rider: 'Sunil', day: '2025-11-04', number: 2 };
  const order = toOrder({ ...row, onAccount: true, isRepeat: true, packedAt: at, plannedRun });
  expect(order).toMatchObject({
    onAccount: true,
    isRepeat: true,
    packedAt: '2025-11-03T10:15:00.000Z',
    plannedRun: { _id: 'run', rider: 'Sunil', day: '2025-11-04', number: 2 },
  });
  expect(order.plannedRun).not.toHaveProperty('id');
});

const event = row.events[0]!;

test('an entry of the history says the day, the reason and the changes that it is about', () => {
  const changes = { deliveryAddress: true } as const;
  const moved = { ...event, kind: 'moved', dueOn: '2025-11-06' };
  const changed = { ...event, kind: 'changed', note: 'Called back', changes };
  const { history } = toOrder({ ...row, events: [{ ...event, dueOn: null }, moved, changed] });
  const [placed, ...others] = history;
  expect(placed).toEqual(toOrder(row).history[0]);
  expect(others).toMatchObject([{ dueOn: '2025-11-06' }, { note: 'Called back', changes }]);
});

test('customers read neither what staff wrote after a reason nor which run the order waits for', () => {
  const plannedRun = { id: 'run', rider: 'Sunil', day: '2025-11-04', number: 1 };
  const cancelled = { ...event, kind: 'cancelled', note: 'No answer: rude on the phone' };
  const order = toOrder({ ...row, plannedRun, events: [event, cancelled] });
  const shown = forCustomer(order);
  const { plannedRun: _, ...rest } = order;
  const [placed, ended] = order.history;
  expect(shown).toEqual({ ...rest, history: [placed, { ...ended, note: 'No answer' }] });
  expect(shown.history[0]).not.toHaveProperty('note');
});
