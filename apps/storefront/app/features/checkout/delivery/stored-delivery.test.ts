import { expect, it } from 'vitest';

import { parseDelivery } from './stored-delivery.ts';

const typed = { address: 'Prabhat Road', phone: '5550014268', isEditing: true };
const kept = JSON.stringify({ userId: 'asha', ...typed });

it('what a customer typed comes back to him', () => {
  expect(parseDelivery(kept, 'asha')).toEqual(typed);
});

it('nobody else sees it', () => {
  expect(parseDelivery(kept, 'ravi')).toBeUndefined();
});

it.each([null, '', '7', '{"userId":', '{"userId":"asha"}'])('%j is no delivery', (text) => {
  expect(parseDelivery(text, 'asha')).toBeUndefined();
});
