import { orderRefusals } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { checkoutOn, openBuyNow, orderCall, ordersOf } from '../../fixtures/orders/checkout.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { logIn, registered } from '../../fixtures/people/newcomer.ts';
import { productCall } from '../../fixtures/orders/one-flour.ts';
import { logInNewcomer } from '../../fixtures/orders/orders.ts';
import { logInThroughApi } from '../../fixtures/people/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test('a visitor presses Buy Now, logs in, and buys', async ({ page, request }) => {
  const person = await registered(request);
  const { _id } = await flourNamed(request, 'Khapli Wheat Flour');
  const { summary, place, busy, more, placed, expectTotal } = checkoutOn(page);
  await page.goto('/products');
  await page.getByRole('link', { name: 'Buy Now: Khapli Wheat Flour' }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/cart/${_id}/1`)}`);
  await logIn(page, person);
  await expect(page).toHaveURL(`/cart/${_id}/1`);
  await expect(page).toHaveTitle('Complete Your Order | Dalan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Your Order');
  const main = page.getByRole('main');
  for (const text of [
    'Khapli Wheat Flour',
    'खपली गव्हाचे पीठ',
    person.name,
    person.email,
    '+91 55500 14268',
    person.address,
    'Pay the delivery person when the flour reaches you. Nothing to pay now.',
  ]) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  for (const text of ['To be calculated later', 'Delivery charges will be applied.']) {
    await expect(summary.getByText(text)).toBeVisible();
  }
  await expect(summary.getByText('Cash on Delivery')).toBeVisible();
  await expectTotal('₹128.00');

  await more('Khapli Wheat Flour').click();
  await expectTotal('₹256.00');
  await expect(page).toHaveURL(`/cart/${_id}/2`);

  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route(orderCall, async (route) => {
    await held;
    await route.continue();
  });
  await place.click();
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
  answer(undefined);

  await expect(placed).toBeVisible();
  const [order, ...others] = await ordersOf(page);
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    totalAmount: 256,
    deliveryAddress: person.address,
    contactNumber: person.phone,
    orderStatus: 'Placed',
    paymentMethod: 'Cash on Delivery',
  });
  await expect(placed.getByRole('heading')).toHaveText(
    `Order placed successfully! Order ID: ${order?._id}`,
  );
  await expect(placed.getByText('Please keep ₹256.00')).toBeVisible();
  await expect(placed.getByRole('button', { name: 'See My Orders' })).toBeFocused();
  await expectAccessible(page);
  await placed.getByRole('button', { name: 'See My Orders' }).click();
  await expect(page).toHaveURL('/myorders');

  await page.reload();
  await page.goBack();
  await expect(page, 'Back skips the checkout that is done').not.toHaveURL(/\/cart/);
  expect(await ordersOf(page)).toHaveLength(1);
});

test('a purchase works with the keyboard alone', async ({ page }) => {
  await logInNewcomer(page);
  const { _id } = await flourNamed(page.request, 'Lokwan Wheat Flour');
  const { place, more, placed } = checkoutOn(page);
  await page.goto('/products');
  await page.getByRole('link', { name: 'Buy Now: Lokwan Wheat Flour' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  async function tabTo(name: RegExp): Promise<void> {
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const label = await focused.evaluate((element) => {
        // Keyboard users must see the focus: nothing may cover it.
        const { left, top, width, height } = element.getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, top + height / 2);
        const isSeen = element === shown || element.contains(shown);
        return isSeen ? (element.getAttribute('aria-label') ?? element.textContent) : 'covered';
      });
      expect(label).not.toBe('covered');
      if (name.test(label)) return;
    }
    throw new Error(`Tab does not lead to ${name}`);
  }

  await tabTo(/^Increase by 1 kg/);
  await expect(more('Lokwan Wheat Flour')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`/cart/${_id}/3`);
  await tabTo(/^Place Order$/);
  await expect(place).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(placed.getByRole('button', { name: 'See My Orders' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/myorders');
  const [order] = await ordersOf(page);
  expect(order?.items).toMatchObject([{ quantityKg: 3, totalPrice: 186 }]);
});

test('buttons go from 1 to 10, and address, reload and language follow', async ({ page }) => {
  await logInNewcomer(page);
  const name = 'Ambemohar Rice Flour';
  const id = await openBuyNow(page, name, 9);
  const { more, less, expectTotal, summary } = checkoutOn(page);
  await more(name).click();
  await expect(page).toHaveURL(`/cart/${id}/10`);
  await expect(more(name)).toBeDisabled();
  await expectTotal('₹960.00');
  await expect(summary.getByText('10 kg × ₹96.00')).toBeVisible();
  await expect(page.locator('output')).toHaveText('10 kg, ₹960.00');
  await page.reload();
  await expectTotal('₹960.00');
  for (let kg = 9; kg >= 1; kg -= 1) await less(name).click();
  await expect(less(name)).toBeDisabled();
  await expect(page).toHaveURL(`/cart/${id}/1`);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'मराठी', exact: true }).click();
  await expect(page).toHaveURL(`/mr/cart/${id}/1`);

  for (const [asked, shown] of [
    ['25', '₹2,400.00'],
    ['0', '₹96.00'],
    ['-4', '₹96.00'],
    ['abc', '₹96.00'],
  ] as const) {
    await page.goto(`/cart/${id}/${asked}`);
    await expectTotal(shown);
  }
});

test('a customer without an address is asked for one, once', async ({ page, request }) => {
  const person = await registered(request, { address: '' });
  await logInThroughApi(page, { email: person.email, password: person.password });
  await openBuyNow(page, 'Makka Flour', 3);
  const { place, placed, expectTotal, more } = checkoutOn(page);
  const address = page.getByLabel('Address');
  await expect(page.getByText('Where should we bring the flour?')).toBeVisible();
  await expect(page.getByText('The delivery person calls this number.')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue(person.phone);
  await expectAccessible(page);

  await place.click();
  await expect(page.getByText('Delivery address is required')).toBeVisible();
  await expect(address).toBeFocused();
  await page.getByLabel('Phone').fill('55500');
  await place.click();
  await expect(page.getByText('Phone number must be 10 digits')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Phone').fill('');
  await expect(page.getByText('Phone number is required')).toBeVisible();

  await address.fill('12 Tulshibaug\nPune 411002');
  await page.getByLabel('Phone').fill('5550019999');
  await more('Makka Flour').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Change where this order goes' })).toBeFocused();
  await expect(page.getByText('+91 55500 19999')).toBeVisible();
  await expectTotal('₹256.00');
  await place.click();
  await expect(placed).toBeVisible();
  const [order] = await ordersOf(page);
  expect(order).toMatchObject({
    deliveryAddress: '12 Tulshibaug\nPune 411002',
    contactNumber: '5550019999',
  });

  await openBuyNow(page, 'Makka Flour', 1);
  await expect(page.getByText('12 Tulshibaug')).toBeVisible();
  await expect(page.getByText('+91 55500 14268'), 'their own number is unchanged').toBeVisible();
});

test('an order may go somewhere else without changing the profile', async ({ page }) => {
  const person = await logInNewcomer(page);
  await openBuyNow(page, 'Makka Flour', 1);
  const { place, placed } = checkoutOn(page);
  const change = page.getByRole('button', { name: 'Change where this order goes' });
  const address = page.getByLabel('Address');
  await change.click();
  await expect(address).toBeFocused();
  await expect(page.getByText('For this order only. Your profile stays as it is.')).toBeVisible();
  await address.fill('Somewhere else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(change).toBeFocused();
  await expect(page.getByText(person.address)).toBeVisible();

  await change.click();
  await expect(address).toHaveValue(person.address);
  await address.fill('At my mother’s, Kothrud, Pune 411038');
  await place.click();
  await expect(placed).toBeVisible();
  const [order] = await ordersOf(page);
  expect(order?.deliveryAddress).toBe('At my mother’s, Kothrud, Pune 411038');
  await openBuyNow(page, 'Makka Flour', 1);
  await expect(page.getByText(person.address)).toBeVisible();
});

test('an unknown flour is reported as missing, and a server error offers a retry', async ({
  page,
}) => {
  await logInNewcomer(page);
  await page.goto('/cart/01a1dcfa-5aa5-79eb-8c0a-04f76a512a82/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
  await expectAccessible(page);

  const { _id } = await flourNamed(page.request, 'Makka Flour');
  await page.route(productCall, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await page.goto(`/cart/${_id}/2`);
  await expect(page.getByRole('alert')).toContainText('Your order could not be loaded.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await checkoutOn(page).expectTotal('₹128.00');
});

test('the HTML of the checkout contains no personal data', async ({ request }) => {
  const { _id } = await flourNamed(request, 'Makka Flour');
  for (const path of [`/cart/${_id}/2`, '/cart', '/cart/checkout']) {
    const before = await (await request.get(path)).text();
    expect(before).not.toContain('Makka');
    expect(before).toContain('<meta name="robots" content="noindex"/>');
    const { email, password } = await registered(request);
    const logIn = await request.post('/api/login', { data: { email, password } });
    expect(logIn.status()).toBe(200);
    expect(await (await request.get(path)).text()).toBe(before);
    await request.post('/api/logout');
  }
});

test('a refused order shows the reason from the shop', async ({ page }) => {
  await logInNewcomer(page);
  await openBuyNow(page, 'Makka Flour', 1);
  const { place, refusal } = checkoutOn(page);
  const slow = 'Too many attempts. Please try again in 42 seconds.';
  const many = orderRefusals.tooManyOrders('+91 20 5550 0142');
  const answers: [number, Partial<Record<'code' | 'message', string>>, string][] = [
    [429, { code: 'TOO_MANY_REQUESTS', message: slow }, `Error (429): ${slow}`],
    [429, { code: 'ORDER_LIMIT', message: many }, `Error (429): ${many}`],
    [400, {}, 'Error (400): Unknown error'],
  ];
  for (const [status, json, text] of answers) {
    await page.route(orderCall, (route) => route.fulfill({ status, json }), { times: 1 });
    await place.click();
    await expect(refusal).toHaveText(text);
    await expect(refusal).toBeFocused();
  }
  expect((await ordersOf(page)) satisfies Order[]).toEqual([]);
});
