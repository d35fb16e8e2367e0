import { flourNamed } from '../../fixtures/orders/flours.ts';
import { logIn, registered } from '../../fixtures/people/newcomer.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const flour = 'Khapli Wheat Flour';

for (const { link, words } of [
  { link: `View Details: ${flour}`, words: 'Please log in to see this flour.' },
  { link: `Buy Now: ${flour}`, words: 'Please log in to order this flour.' },
]) {
  test(`${link}: the log-in page says why, and shows the flour`, async ({ page, request }) => {
    const person = await registered(request);
    await page.goto('/products');
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(/^[^?]+\/login\?next=/);
    const main = page.getByRole('main');
    for (let times = 1; times <= 2; times += 1) {
      await expect(main.getByRole('heading', { name: flour })).toBeVisible();
      await expect(main.getByText('₹128.00 per kg')).toBeVisible();
      await expect(main.getByRole('img').first()).toBeVisible();
      await expect(main.getByText(words)).toBeVisible();
      // The server-rendered HTML says the same.
      if (times === 1) await page.reload();
    }
    await expectAccessible(page);
    await logIn(page, person);
    await expect(page.getByRole('heading', { name: flour })).toBeVisible();
    await expect(page).not.toHaveURL(/login/);
  });
}

test('an unknown flour or a server error falls back to a plain log-in page', async ({ page }) => {
  const form = page.getByRole('button', { name: 'Login', exact: true });
  await page.goto('/login?next=%2Fproduct%2F01a1dcfa-5aa5-79eb-8c0a-04f76a512a82');
  await expect(form).toBeEnabled();
  await expect(page.getByText('Please log in to see this flour.')).toHaveCount(0);

  const { _id } = await flourNamed(page.request, flour);
  await page.goto('/products');
  await page.route(/\/login\.data/, (route) => route.abort());
  await page.getByRole('link', { name: `View Details: ${flour}` }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/product/${_id}`)}`);
  await expect(form).toBeEnabled();
});
