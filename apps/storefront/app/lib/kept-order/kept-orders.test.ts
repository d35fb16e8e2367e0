import { describe, expect, it } from 'vitest';

import { askToSend, parseKeptOrders, takeSendTap } from './kept-orders.ts';

const order = {
  userId: 'asha',
  items: [{ productId: 'jowar', quantityKg: 3, pricePerKg: 78 }],
  deliveryAddress: '12 Laxmi Road, Pune',
  contactNumber: '9812345678',
};
const kept = { key: 'k1', keptAt: 1_000, amountPaise: 23_400, order };
const stored = (orders: unknown, userId = 'asha') => JSON.stringify({ version: 1, userId, orders });

describe('orders kept on the phone', () => {
  it('are read back for the customer who kept them', () => {
    expect(parseKeptOrders(stored([kept]), 'asha')).toEqual([kept]);
  });

  it('are shown to nobody else', () => {
    expect(parseKeptOrders(stored([kept]), 'ravi')).toEqual([]);
    expect(parseKeptOrders(stored([kept], ''), '')).toEqual([]);
  });

  it.each([null, '{', 'null', '7', stored('x'), stored([7, null, { key: 'k' }])])(
    'are none if the phone stored %j',
    (text) => expect(parseKeptOrders(text, 'asha')).toEqual([]),
  );

  it('are sent once for each tap', () => {
    expect(takeSendTap('k1')).toBe(false);
    askToSend('k1');
    expect(takeSendTap('k1')).toBe(true);
    expect(takeSendTap('k1')).toBe(false);
    askToSend('k1');
    expect(takeSendTap('k2')).toBe(false);
  });
});
