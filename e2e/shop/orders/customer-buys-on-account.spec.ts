import type { Order } from '@dalan/contract/orders/orders';
import { ACCOUNT_STORE_KEY } from '@dalan/contract/people/session-store';
import type { Page } from '@playwright/test';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { printedPagesInMm } from '../../fixtures/look/prints.ts';
import { readCode } from '../../fixtures/look/read-code.ts';
import { expectInLanguage } from '../../fixtures/look/english-left.ts';
import { openAccount, saveAccount } from '../../fixtures/orders/account.ts';
import { checkoutOn, openBuyNow, ordersOf, storeCart } from '../../fixtures/orders/checkout.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import {
  logInNewcomer,
  moveOrder,
  orderCard,
  placeOrder,
  shortIdOf,
} from '../../fixtures/orders/orders.ts';
import { personal } from '../../fixtures/orders/upi.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const panelOn = (page: Page) => page.getByRole('region', { name: 'On account', exact: true });
const thisMonth = () => new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 7);

test.beforeEach(async ({ ownShop: { saveSettings } }) => {
  await saveSettings('delivery', { isOn: false });
  await saveSettings('payment', personal);
});

/** Besan costs ₹138.00 for all others. */
async function besanAt(page: Page, pricePerKg: number) {
  const { _id: productId } = await flourNamed(page.request, 'Besan');
  return { prices: [{ productId, pricePerKg }] };
}

async function orderNow(page: Page): Promise<Order> {
  await checkoutOn(page).place.click();
  const { placed } = checkoutOn(page);
  await expect(placed).toContainText('It goes on your account. Nothing to pay now.');
  await expect(placed.locator('.upi-code')).toHaveCount(0);
  await placed.getByRole('button', { name: 'See My Orders' }).click();
  await expect(placed).toBeHidden();
  return (await ordersOf(page))[0]!;
}

test('an account customer orders at their own price, and pays all that they owe at once', async ({
  page,
  ownShop: { owner },
}) => {
  await logInNewcomer(page);
  const before = await placeOrder(page, { Besan: 1 });
  await openAccount(owner, page, { limit: 1000, ...(await besanAt(page, 120)) });

  await page.goto('/myorders');
  const panel = panelOn(page);
  await expect(panel).toContainText('₹0.00');
  await expect(panel).toContainText('to pay, of ₹1,000 you may owe');
  await expect(panel.getByRole('button', { name: 'Pay by UPI' })).toHaveCount(0);
  const earlier = orderCard(page, before);
  await expect(earlier.head).toContainText('Payment');
  await expect(earlier.head).not.toContainText('On account');

  await openBuyNow(page, 'Besan', 2);
  await checkoutOn(page).expectTotal('₹240.00');
  await expect(page.locator('.payment')).toContainText('On account');
  const order = await orderNow(page);
  expect(order.amountToPay).toBe(240);
  await expect(panel).toContainText('₹240.00');
  await expect(panel.getByRole('img', { name: '24 % of the limit' })).toBeVisible();
  await expect(panel.getByRole('listitem')).toContainText([`Order ${shortIdOf(order._id)}`]);
  const { card, head } = orderCard(page, order);
  await expect(head.locator('.chip').last()).toHaveText('On account');
  await expect(head).not.toContainText('Payment');
  await head.click();
  await expect(card).not.toContainText('Please keep');
  await expect(card.getByRole('region', { name: 'Pay by UPI' })).toHaveCount(0);

  await panel.getByRole('button', { name: 'Pay by UPI' }).click();
  const pay = page.getByRole('region', { name: 'Pay by UPI' });
  await expect(pay).toBeFocused();
  await expect(pay).toContainText('Please write ASHA as the note.');
  await expect(pay).not.toContainText('in cash at the door');
  await expect(pay.getByRole('button', { name: 'I have paid' })).toHaveCount(0);
  await expect(pay.getByRole('img', { name: /^QR code: pay ₹240.00/ })).toBeVisible();
  expect(await readCode(pay.locator('.upi-code'))).toBe(
    `upi://pay?pa=${personal.upiId}&pn=Dalan&am=240.00&cu=INR&tn=ASHA`,
  );
  await expectAccessible(page);
  await expectToFit(page, 'My Orders with an account');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectToFit(page, 'My Orders with an account at 320');
});

test('a price that changed meanwhile is asked about once, and over the limit orders are taken', async ({
  page,
  ownShop: { owner },
}) => {
  await logInNewcomer(page);
  const customer = await openAccount(owner, page, { limit: 1000, ...(await besanAt(page, 120)) });
  await page.goto('/myorders');
  await expect(panelOn(page)).toBeVisible();
  await storeCart(page, { Besan: 2, 'Jowar Flour': 1 });
  await page.goto('/cart');
  const { summary, place, expectTotal } = checkoutOn(page);
  await expectTotal('₹318.00');
  await page.goto('/cart/checkout');
  await expectTotal('₹318.00');
  await saveAccount(owner, customer, { limit: 100, version: 1, ...(await besanAt(page, 125)) });
  await place.click();
  await summary.getByRole('button', { name: 'Accept ₹125.00 per kg' }).click();
  await expectTotal('₹328.00');
  await orderNow(page);

  const panel = panelOn(page);
  await expect(panel).toContainText(
    '₹228.00 over your limit of ₹100. New orders are taken; we may call you first.',
  );
  await expect(panel.getByRole('img', { name: 'Over the limit' })).toBeVisible();
  await expectAccessible(page);

  // The order is repeated at the new price, and nothing is asked again.
  const { card } = orderCard(page, (await ordersOf(page))[0]!);
  await card.getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/cart');
  await expectTotal('₹328.00');
  await page.goto('/cart/checkout');
  await orderNow(page);
  await expect(panel).toContainText('₹656.00');
});

test('a customer reads and prints the statement of a month', async ({
  page,
  ownShop: { owner },
}) => {
  await logInNewcomer(page);
  await openAccount(owner, page, { percentOff: 10 });
  const { _id, pricePerKg } = await flourNamed(page.request, 'Besan');
  const session = await page.request.get('/api/session');
  const { user } = (await session.json()) as { user: Order['userId'] & { address: string } };
  const placed = await page.request.post('/api/orders', {
    data: {
      userId: user._id,
      items: [{ productId: _id, quantityKg: 3, pricePerKg: (pricePerKg * 90) / 100 }],
      deliveryAddress: user.address,
      contactNumber: user.phone,
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const order = (await placed.json()) as Order;
  await moveOrder(owner, order, 'Delivered');

  await page.goto('/myorders');
  const panel = panelOn(page);
  await panel
    .getByRole('link', { name: String(new Date().getFullYear()) })
    .first()
    .click();
  await expect(page).toHaveURL(`/statement?month=${thisMonth()}`);
  const sheet = page.getByRole('main').getByRole('article');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Statement');
  await expect(sheet).toContainText('Asha Kulkarni');
  await expect(sheet).toContainText(`Order ${shortIdOf(order._id)}`);
  await expect(sheet).toContainText('Besan 3 kg');
  await expect(sheet).toContainText('This month is not over yet.');
  await expect(sheet.getByRole('img', { name: /^QR code: pay ₹372.60/ })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await expectToFit(page, 'a statement');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectToFit(page, 'a statement at 320');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  expect(await printedPagesInMm(page)).toEqual(['210 × 297']);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to My Orders' }).click();
  await expect(panel).toBeVisible();

  await page.goto('/statement?month=soon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no statement of this month.',
  );
});

test('an account in Marathi has no English', async ({ page, ownShop: { owner } }) => {
  await logInNewcomer(page, { name: 'आशा कुलकर्णी', address: 'प्रभात रोड, पुणे 411004' });
  await openAccount(owner, page);
  await placeOrder(page, { Besan: 2 });
  await page.goto('/mr/myorders');
  const panel = page.getByRole('region', { name: 'उधारी खाते' });
  await expect(panel).toContainText('बाकी, ₹10,000 पर्यंत उधारी चालते');
  await panel.getByRole('button', { name: 'UPI ने पैसे द्या' }).click();
  await expect(page.getByRole('region', { name: 'UPI ने पैसे द्या' })).toContainText(
    'नोटमध्ये लिहा: ACCOUNT',
  );
  await expectInLanguage(page, 'mr', ['ACCOUNT', personal.upiId]);
  await page.goto(`/mr/statement?month=${thisMonth()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('महिन्याचा हिशोब');
  const { upiNote } = (await (
    await page.request.get(`/api/my-account/statement?month=${thisMonth()}`)
  ).json()) as { upiNote: string };
  await expectInLanguage(page, 'mr', [upiNote]);
});

test('all others load nothing of accounts, and own prices leave the phone with the log-in', async ({
  page,
  ownShop: { owner },
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await logInNewcomer(page);
  await placeOrder(page, { Besan: 1 });
  const asked = page.waitForResponse('**/api/my-account');
  await page.goto('/myorders');
  expect(await (await asked).json()).toBeNull();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(panelOn(page)).toHaveCount(0);
  await openBuyNow(page, 'Besan', 1);
  await expect(page.locator('.payment')).toContainText('Cash or UPI');
  expect(scripts.filter((path) => /account-panel|own-prices/.test(path))).toEqual([]);
  const stored = () => page.evaluate((key) => localStorage.getItem(key), ACCOUNT_STORE_KEY);
  expect(await stored()).toBeNull();
  await page.goto(`/statement?month=${thisMonth()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no statement of this month.',
  );

  await openAccount(owner, page, { percentOff: 5 });
  await page.goto('/myorders');
  await expect(panelOn(page)).toBeVisible();
  expect(await stored()).toContain('"percentOff":5');
  // Without an answer, the page says so to those who have an account, and the orders are there.
  await page.route('**/api/my-account', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Your account could not be loaded.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await openBuyNow(page, 'Besan', 1);
  await checkoutOn(page).expectTotal('₹131.10');
  await page.unroute('**/api/my-account');

  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect.poll(stored).toBeNull();
});

test('a statement asks a customer whose session has ended to log in, and leads back', async ({
  page,
  ownShop: { owner },
}) => {
  await logInNewcomer(page);
  await openAccount(owner, page);
  await page.context().clearCookies();
  await page.goto(`/statement?month=${thisMonth()}`);
  await expect(page).toHaveURL(/\/login\?next=/);
});
