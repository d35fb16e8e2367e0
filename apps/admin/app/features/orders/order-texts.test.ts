import { afterEach, expect, test } from 'vitest';
import type { Order } from '@dalan/contract/orders/orders';
import { loadTexts, speak } from '../../lib/language/spoken.ts';
import { buyerName, customerName } from './order-texts.ts';

afterEach(() => speak('en'));

const sold = { userId: { name: '' }, channel: 'counter' } as Order;

test('who has no name is called so in the language of the page', async () => {
  expect([customerName(''), buyerName(sold)]).toEqual(['Deleted customer', 'Counter sale']);
  for (const language of ['mr', 'hi'] as const) {
    await loadTexts(language);
    speak(language);
    expect(customerName('')).toMatch(/ग्राहक$/);
    expect(buyerName(sold)).toMatch(/^काउंटर/);
  }
  expect(customerName('Asha')).toBe('Asha');
});
