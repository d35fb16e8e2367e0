import { changeAnswer } from '../../fixtures/shop/change-answer.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { openFlour, productCall } from '../../fixtures/orders/one-flour.ts';
import { logInThroughApi } from '../../fixtures/people/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test('an out-of-stock flour cannot be bought, but the page offers to ask for it', async ({
  page,
}) => {
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

test('a broken picture falls back to the drawn stone, a missing description to a default text', async ({
  page,
}) => {
  await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
  await changeAnswer(page, productCall, (product: object) => ({ ...product, description: '' }));
  await openFlour(page, 'Jowar Flour');
  const picture = page.getByRole('article').first().getByRole('img').first();
  await expect(picture).toHaveAttribute('src', '/art/placeholder.svg');
  await expect(picture).toHaveAttribute('alt', /jowar/i);
  await expect(page.getByText('No description available')).toBeVisible();
});

test('an unknown flour is not found, and the page offers two links', async ({ page }) => {
  await logInThroughApi(page);
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

test('Go Back leads to the previous page', async ({ page }) => {
  await logInThroughApi(page);
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

test('a server error is not shown as a missing flour, and offers a retry', async ({ page }) => {
  const { _id } = await flourNamed(page.request, 'Jowar Flour');
  await logInThroughApi(page);
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
