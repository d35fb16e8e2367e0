import { expect, it } from 'vitest';

import { parseDelivery } from './stored-delivery.ts';

const typed = { address: 'Prabhat Road', phone: '5550014268', isEditing: true };
const stored = JSON.stringify({ userId: 'asha', ...typed });

it('restores what the customer typed', () => {
  expect(parseDelivery(stored, 'asha')).toEqual(typed);
});

it('restores the pincode too', () => {
  const withPincode = { ...typed, pincode: '411004' };
  expect(parseDelivery(JSON.stringify({ userId: 'asha', ...withPincode }), 'asha')).toEqual(
    withPincode,
  );
});

it('does not show it to another customer', () => {
  expect(parseDelivery(stored, 'ravi')).toBeUndefined();
});

it.each([null, '', '7', '{"userId":', '{"userId":"asha"}'])('ignores %j', (text) => {
  expect(parseDelivery(text, 'asha')).toBeUndefined();
});
