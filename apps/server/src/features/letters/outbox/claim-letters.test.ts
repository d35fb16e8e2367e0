import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMailsDue, placeTestOrder, startMailShop } from '../../../../test/shops/mail-shop.ts';
import type { MailShop } from '../../../../test/shops/mail-shop.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import { claimDueLetters, postponeLetter } from './letters.queries.ts';

let shop: MailShop;
beforeAll(async () => {
  shop = await startMailShop();
});
afterAll(() => shop.close());

test("a worker that lost its lease does not shorten the new holder's lease", async () => {
  const buyer = await logInAs(shop, 'user');
  await placeTestOrder(shop, buyer, [{ product: shop.flour, kg: 1 }]);
  const kinds = ['order/customer', 'order/shop'];
  const claim = () => claimDueLetters(shop.db, { kinds, limit: 10, leaseMs: 600_000 });
  const lost = await claim();
  expect(lost).toHaveLength(2);
  await makeMailsDue(shop.db);
  const held = await claim();
  expect(held).toHaveLength(2);

  const again = { delayMs: 0, error: 'ETEST' };
  for (const letter of lost) await postponeLetter(shop.db, letter, again);
  expect(await claim()).toEqual([]);
  for (const letter of held) await postponeLetter(shop.db, letter, again);
  expect(await claim()).toHaveLength(2);
});
