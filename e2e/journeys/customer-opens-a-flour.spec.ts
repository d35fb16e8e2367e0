import { CART_STORE_KEY } from '@dalan/contract/cart-store';
import type { Page } from '@playwright/test';
import { flourNamed } from '../fixtures/flours.ts';
import { logInQuietly } from '../fixtures/session.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const productCall = /\/api\/products\/[\w-]+$/;

async function openFlour(page: Page, name: string): Promise<string> {
  const { _id } = await flourNamed(page.request, name);
  await logInQuietly(page);
  await page.goto(`/product/${_id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return _id;
}

function stepper(page: Page) {
  return {
    field: page.getByRole('textbox', { name: 'Quantity in kg' }),
    minus: page.getByRole('button', { name: 'Decrease by 1 kg' }),
    plus: page.getByRole('button', { name: 'Increase by 1 kg' }),
    pick: (kg: number) => page.getByRole('radio', { name: `${kg} kg`, exact: true }),
    expectTotal: (total: string) =>
      expect(page.getByText('Total', { exact: true }).locator('xpath=..')).toContainText(total),
  };
}

test('the page is the same for everybody until the browser knows its customer', async ({
  page,
  request,
}) => {
  const { _id } = await flourNamed(request, 'Jowar Flour');
  const html = await (await request.get(`/product/${_id}`)).text();
  expect(html).toContain('<title>Jowar Flour | Dalan</title>');
  expect(html).not.toContain('Buy Now');
  await page.goto(`/product/${_id}`);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/product/${_id}`)}`);
});

test('a customer opens a flour and sees all there is to know', async ({ page }) => {
  await openFlour(page, 'Jowar Flour');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle('Jowar Flour | Dalan');
  for (const text of [
    'ज्वारीचे पीठ',
    '₹78.00',
    'Fresh white sorghum that pats out into a round bhakri without cracking at the edge.',
    'In stock, 86 kg',
    'Free shipping, delivered in 3-5 business days',
    'Cash on Delivery: pay when it reaches you',
  ]) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(main.getByRole('heading', { name: 'More millets' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'View Details: Nachni Flour' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nachni Flour' })).toBeFocused();
  await expect(stepper(page).field).toHaveValue('1');
});

test('buttons step from 1 to 10, quick picks set the same quantity', async ({ page }) => {
  const id = await openFlour(page, 'Jowar Flour');
  const { field, minus, plus, pick, expectTotal } = stepper(page);
  await expect(field).toHaveValue('1');
  await expect(minus).toBeDisabled();
  await expect(pick(1)).toBeChecked();
  await expectTotal('₹78.00');
  for (let kg = 2; kg <= 10; kg += 1) {
    await plus.click();
    await expect(field).toHaveValue(String(kg));
  }
  await expectTotal('₹780.00');
  await expect(plus).toBeDisabled();
  await expect(pick(10)).toBeChecked();
  await expect(page.locator('output')).toHaveText('10 kg, ₹780.00');
  await expectAccessible(page);

  await pick(5).check();
  await expect(field).toHaveValue('5');
  await expectTotal('₹390.00');
  await minus.click();
  await expect(field).toHaveValue('4');
  await expect(pick(5)).not.toBeChecked();
  await expect(page.getByRole('link', { name: 'Buy Now', exact: true })).toHaveAttribute(
    'href',
    `/cart/${id}/4`,
  );
});

test('a typed quantity may be anything until it is done, then 1 to 100', async ({ page }) => {
  const id = await openFlour(page, 'Lokwan Wheat Flour');
  const { field, minus, plus, expectTotal } = stepper(page);
  await field.fill('');
  await expect(field).toHaveValue('');
  await field.press('Enter');
  await expect(field).toHaveValue('1');
  await field.fill('250');
  await expect(field).toHaveValue('250');
  await field.blur();
  await expect(field).toHaveValue('100');
  await expect(page.getByText('You can order up to 100 kg at a time')).toBeVisible();
  await expectTotal('₹6,200.00');
  await expect(plus).toBeDisabled();
  await expectAccessible(page);
  for (const [typed, kg] of [
    ['abc', '1'],
    ['0', '1'],
    ['-3', '1'],
    ['25', '25'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(field).toHaveValue(kg);
  }
  await expect(page.getByText('You can order up to 100 kg at a time')).toHaveCount(0);
  await minus.click();
  await expect(field).toHaveValue('24');
  await expect(plus).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Buy Now', exact: true })).toHaveAttribute(
    'href',
    `/cart/${id}/24`,
  );
});

test('nobody is led to order more than there is', async ({ page }) => {
  await openFlour(page, 'Upvas Bhajani');
  const { field } = stepper(page);
  await field.fill('50');
  await field.press('Enter');
  await expect(field).toHaveValue('50');
  await expect(page.getByText('Only 19 kg of Upvas Bhajani left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeDisabled();
  await expectAccessible(page);
});

test('a customer puts a flour into the cart, as much as was chosen', async ({ page }) => {
  const productId = await openFlour(page, 'Jowar Flour');
  await stepper(page).pick(5).check();
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Added to cart: Jowar Flour, 5 kg')).toBeVisible();
  await stepper(page).field.fill('25');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Added to cart: Jowar Flour, 30 kg')).toBeVisible();
  const cart = await page.evaluate((key) => localStorage.getItem(key), CART_STORE_KEY);
  expect(JSON.parse(cart ?? '')).toMatchObject({ lines: [{ productId, quantityKg: 30 }] });
  await expectAccessible(page);
});

test('on a phone the buy bar stands in for a Buy Now that is out of view, and hides no focus', async ({
  page,
}) => {
  const id = await openFlour(page, 'Jowar Flour');
  const bar = page.locator('.buy-bar');
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  if (!isPhone) {
    await expect(bar).toBeHidden();
    return;
  }
  await expect(bar).toBeVisible();
  await expect(bar).toContainText('1 kg, total ₹78.00');
  await expect(bar.getByRole('link')).toHaveAttribute('href', `/cart/${id}/1`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Buy Now', exact: true }).focus();
  await expect(bar).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Jowar Flour' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeVisible();
  const covered: string[] = [];
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused.closest('.buy-bar, .bottom-bar, header')) return '';
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen = front !== null && (focused.contains(front) || front.contains(focused));
      return isSeen ? '' : focused.outerHTML;
    });
    if (hidden) covered.push(hidden);
  }
  expect(covered).toEqual([]);
});

test('a flour is shared by the phone’s own sheet', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (what: { url: string }) => {
        document.title = `shared ${what.url}`;
        return Promise.resolve();
      },
    });
  });
  const id = await openFlour(page, 'Jowar Flour');
  await page.getByRole('button', { name: 'Share this flour' }).click();
  await expect(page).toHaveTitle(new RegExp(`^shared .*/product/${id}$`));
});

test('a flour is shared by WhatsApp where there is no such sheet', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  const id = await openFlour(page, 'Jowar Flour');
  const text = encodeURIComponent(`Jowar Flour: ${baseURL}/product/${id}`);
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${text}`,
  );
});

test('a flour that is out of stock cannot be bought, but asked for', async ({ page }) => {
  await openFlour(page, 'Rajgira Flour');
  const article = page.getByRole('article').first();
  await expect(article.getByText('Out of Stock')).toBeVisible();
  await expect(article.getByText('Buy Now')).toHaveCount(0);
  await expect(article.getByRole('link', { name: 'Tell me when back' })).toHaveAttribute(
    'href',
    /wa\.me.*Rajgira/,
  );
  await expectAccessible(page);
});

test('a broken picture is replaced by the drawn stone, a missing description by its words', async ({
  page,
}) => {
  await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
  await page.route(productCall, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), description: '' } });
  });
  await openFlour(page, 'Jowar Flour');
  const picture = page.getByRole('article').first().getByRole('img').first();
  await expect(picture).toHaveAttribute('src', '/art/placeholder.svg');
  await expect(picture).toHaveAttribute('alt', /jowar/i);
  await expect(page.getByText('No description available')).toBeVisible();
});

test('an unknown flour is not found, and there are two ways on', async ({ page }) => {
  await logInQuietly(page);
  await page.goto('/aboutus');
  await page.goto('/product/no-such-flour');
  await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  await expect(page.getByText("The requested product doesn't exist.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { name: 'Our Flour Products' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL('/products');
});

test('Go Back leads to the page before', async ({ page }) => {
  await logInQuietly(page);
  await page.goto('/products?sort=price');
  await page.route(productCall, (route) =>
    route.fulfill({
      status: 404,
      json: { message: 'This flour is no longer milled.', code: 'NOT_FOUND', requestId: 'r' },
    }),
  );
  await page.getByRole('link', { name: 'View Details: Makka Flour' }).click();
  await expect(page.getByText('This flour is no longer milled.')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/products?sort=price');
});

test('a server in trouble is not a missing flour: it can be asked again', async ({ page }) => {
  const { _id } = await flourNamed(page.request, 'Jowar Flour');
  await logInQuietly(page);
  const failures = [
    () => page.route(productCall, (route) => route.fulfill({ status: 503, json: {} })),
    () => page.route(productCall, (route) => route.abort()),
  ];
  for (const fail of failures) {
    await fail();
    await page.goto(`/product/${_id}`);
    await expect(page.getByRole('alert')).toContainText('This flour could not be loaded.');
    await expect(page.getByText('Product Not Found')).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(productCall);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jowar Flour' })).toBeVisible();
  }
});

test('while a flour loads, its boxes are shown', async ({ page }) => {
  const { _id } = await flourNamed(page.request, 'Jowar Flour');
  await logInQuietly(page);
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route(productCall, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/product/${_id}`);
  await expect(page.getByRole('heading', { name: 'Loading the flour…' })).toBeAttached();
  await expect(page.locator('.skeleton')).toBeVisible();
  await expectAccessible(page);
  answer(undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'Jowar Flour' })).toBeVisible();
});
