import type { DeliveryAnswer } from '@dalan/contract/delivery/delivery';
import { formatDueDay } from '@dalan/contract/delivery/delivery-promise';
import type { Settings } from '@dalan/contract/settings/settings';
import type { APIRequestContext, Page } from '@playwright/test';
import { request as requests } from '@playwright/test';

import { checkoutOn, openBuyNow, ordersOf } from '../../fixtures/orders/checkout.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { registered } from '../../fixtures/people/newcomer.ts';
import { logInNewcomer, orderCard } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const rule: Partial<Settings['delivery']> = {
  isOn: true,
  areas: [{ name: 'Deccan', pincodes: ['411004'], charge: 40 }],
  freeFrom: 500,
  smallestOrder: null,
  cutOff: '18:00',
  daysOff: [],
  datesOff: [],
  roomKg: null,
};

async function deliveryOf(shop: APIRequestContext): Promise<DeliveryAnswer> {
  return (await (await shop.get('/api/delivery')).json()) as DeliveryAnswer;
}

const promiseOn = (page: Page) => page.getByRole('region', { name: 'Delivery to your home' });

/** Stores the pincode as if the customer had given it on this device before. */
async function givePincode(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('pincode', '411004'));
}

test('the owner turns the rule on, and the open shop of a customer follows', async ({
  page,
  ownShop,
}) => {
  await ownShop.saveSettings('delivery', { ...rule, isOn: false });
  await logInNewcomer(page);
  const { _id } = await flourNamed(page.request, 'Jowar Flour');
  await page.goto(`/product/${_id}`);
  const oldWords = page.getByText('Free shipping, delivered in 3-5 business days');
  await expect(oldWords).toBeVisible();
  await expect(promiseOn(page)).toHaveCount(0);

  await ownShop.saveSettings('delivery', rule);
  await page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/cart');
  await page.goBack();
  const promise = promiseOn(page);
  await expect(promise.getByText('We tell you the day and the charge.')).toBeVisible();
  await expect(oldWords).toHaveCount(0);
  await expectAccessible(page);

  const field = promise.getByLabel('Your pincode');
  await field.fill('4110');
  await promise.getByRole('button', { name: 'Check' }).click();
  await expect(promise.getByText('A pincode has 6 digits')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('412207');
  await expect(promise.getByText('We do not deliver to 412207 yet.')).toBeVisible();
  await expectAccessible(page);
  await field.fill('411004');
  const [first] = (await deliveryOf(page.request)).days;
  await expect(promise.getByText(formatDueDay(first?.day ?? ''))).toBeVisible();
  await expect(promise.getByText('Delivery ₹40, free from ₹500')).toBeVisible();
  await expect(promise.getByRole('button', { name: 'Change pincode' })).toBeFocused();
  await expectAccessible(page);

  await page.getByText('10 kg', { exact: true }).click();
  await expect(promise.getByText('Free delivery')).toBeVisible();

  await page.goto('/');
  await expect(page.getByText(/Delivery ₹40, free from ₹500\.$/)).toBeVisible();
  await expect(page.getByText('At your door within 24 hours.', { exact: true })).toHaveCount(0);
});

test('a pincode is asked for before the address, and an unknown one stops there', async ({
  page,
  ownShop,
}) => {
  await ownShop.saveSettings('delivery', rule);
  await logInNewcomer(page, { address: 'Flat 7, Sahyadri Apartments, Prabhat Road, Pune' });
  await openBuyNow(page, 'Jowar Flour', 3);
  const { place, placed, summary } = checkoutOn(page);
  const pincode = page.getByLabel('Pincode');
  await pincode.fill('412207');
  await expect(page.getByText('We do not deliver to 412207 yet.')).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveAttribute('readonly');
  await expectAccessible(page);
  await place.click();
  await expect(pincode, 'nothing is sent').toBeFocused();

  await pincode.fill('411004');
  await expect(page.getByText('Deccan: delivery ₹40, free from ₹500')).toBeVisible();
  await expect(summary.getByText('₹274.00')).toBeVisible();
  await expect(summary.getByText('₹266 more for free delivery')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/Earliest/);
  await expectAccessible(page);
  await place.click();
  await expect(placed).toContainText('Please keep ₹274.00 ready.');
  const [order] = await ordersOf(page);
  expect(order).toMatchObject({
    totalAmount: 234,
    deliveryCharge: 40,
    amountToPay: 274,
    pincode: '411004',
  });
  await placed.getByRole('button', { name: 'See My Orders' }).click();
  if (!order) return;
  const { card, head } = orderCard(page, order);
  await expect(head).toContainText('₹274.00');
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  await expect(card.getByText(formatDueDay(order.dueOn))).toBeVisible();
  await expect(card.getByText('₹40.00')).toBeVisible();
  await expectAccessible(page);
});

test('below the smallest order nothing can be placed, and the way out is more flour', async ({
  page,
  ownShop,
}) => {
  await ownShop.saveSettings('delivery', { ...rule, smallestOrder: 200 });
  await logInNewcomer(page);
  await givePincode(page);
  await openBuyNow(page, 'Jowar Flour', 2);
  const { place, summary, more } = checkoutOn(page);
  await expect(summary).toContainText('The smallest order for Deccan is ₹200.');
  await expect(summary).toContainText('Add ₹44 more to have it delivered.');
  await expect(place).toHaveAttribute('aria-disabled', 'true');
  await expect(summary.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
  await expectAccessible(page);
  await more('Jowar Flour').click();
  await expect(place).not.toHaveAttribute('aria-disabled');
});

test('a day that fills up meanwhile is not sold twice: the next one is chosen', async ({
  page,
  ownShop,
}) => {
  await logInNewcomer(page);
  await ownShop.saveSettings('delivery', rule);
  const { days } = await deliveryOf(page.request);
  const [first, second] = days.map(({ day }) => day);
  const other = await requests.newContext({ baseURL: ownShop.origin });
  const person = await registered(other);
  await other.post('/api/login', { data: { email: person.email, password: person.password } });
  const { user } = (await (await other.get('/api/session')).json()) as { user: { _id: string } };
  const { _id: productId, pricePerKg } = await flourNamed(other, 'Jowar Flour');
  const leftOf = async () => (await deliveryOf(other)).days[0]?.leftKg ?? 0;

  await ownShop.saveSettings('delivery', { ...rule, roomKg: 100_000 });
  const taken = 100_000 - (await leftOf());
  await ownShop.saveSettings('delivery', { ...rule, roomKg: taken + 6 });
  await givePincode(page);
  await openBuyNow(page, 'Jowar Flour', 5);
  const { place, placed } = checkoutOn(page);
  await expect(page.getByRole('radio', { checked: true })).toHaveValue(first ?? '');
  const bought = await other.post('/api/orders', {
    data: {
      userId: user._id,
      items: [{ productId, quantityKg: 3, pricePerKg }],
      deliveryAddress: 'Lane 5, Prabhat Road, Pune',
      contactNumber: '5550014268',
      pincode: '411004',
      dueOn: first,
      deliveryCharge: 40,
    },
  });
  expect(bought.status(), await bought.text()).toBe(201);
  await other.dispose();

  await place.click();
  const notice = page.getByRole('alert');
  await expect(notice).toHaveText(
    `${formatDueDay(first ?? '')} is full by now. Please choose another day.`,
  );
  await expect(notice).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveValue(second ?? '');
  await expectAccessible(page);
  expect(await ordersOf(page), 'nothing is sent').toEqual([]);
  await place.click();
  await expect(placed).toBeVisible();
  expect((await ordersOf(page))[0]?.dueOn).toBe(second);
});

test('a charge that changed at the checkout needs one tap before the order is placed', async ({
  page,
  ownShop,
}) => {
  await ownShop.saveSettings('delivery', rule);
  await logInNewcomer(page);
  await givePincode(page);
  await openBuyNow(page, 'Jowar Flour', 3);
  const { place, placed, refusal, summary } = checkoutOn(page);
  await expect(summary.getByText('₹274.00')).toBeVisible();
  const areas = [{ name: 'Deccan', pincodes: ['411004'], charge: 50 }];
  await ownShop.saveSettings('delivery', { ...rule, areas });
  await place.click();
  await expect(refusal).toContainText(
    'Error (409): Delivery to Deccan is now ₹50.00, before ₹40.00. The order is not placed yet.',
  );
  await expect(refusal).toContainText('You then pay ₹284.00.');
  await expect(refusal).toBeFocused();
  await expectAccessible(page);
  await place.click();
  await expect(refusal, 'nothing is sent before the customer accepts').toBeFocused();
  expect(await ordersOf(page)).toEqual([]);
  await refusal.getByRole('button', { name: 'Accept ₹50.00 for delivery' }).click();
  await expect(place).toBeFocused();
  await expect(summary.getByText('₹284.00')).toBeVisible();
  await place.click();
  await expect(placed).toBeVisible();
  expect((await ordersOf(page))[0]).toMatchObject({ deliveryCharge: 50, amountToPay: 284 });
});
