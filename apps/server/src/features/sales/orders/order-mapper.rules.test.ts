import { expect, test } from 'vitest';
import { productImgPath } from '@dalan/contract/catalog/media';
import { toOrder } from './order-mapper.rules.ts';
import type { OrderRow } from './order-mapper.rules.ts';

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

test('maps an order to rupees and kilograms, with buyer, items and history', () => {
  expect(toOrder(row)).toMatchObject({
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
        productId: { name: 'Besan', productImg: productImgPath(row.items[0]!.mediaId!) },
        quantityKg: 2.5,
        pricePerKg: 111.02,
        totalPrice: 277.55,
      },
    ],
    totalAmount: 277.55,
    deliveryCharge: 20.5,
    amountToPay: 298.05,
    dueOn: '2025-11-04',
    pincode: '411004',
    history: [{ kind: 'placed', by: 'Asha Kulkarni', at: '2025-11-03T10:15:00.000Z' }],
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
