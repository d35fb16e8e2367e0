import { signInThroughApi } from '../fixtures/people/staff.ts';
import { expect, test } from './fixed-screen.ts';
import { masters, openList } from './masters.ts';
import { photograph } from './photograph.ts';

test.beforeEach(({ page }) => signInThroughApi(page));

for (const name of Object.keys(masters) as (keyof typeof masters)[]) {
  const address = masters[name];

  test(name, async ({ page }, info) => {
    await openList(page, address);
    await photograph(page, info, `admin/${name}`);
    await page
      .getByRole('button', { name: /^View / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await photograph(page, info, `admin/${name}-view`);
  });

  test(`${name}-no-match`, async ({ page }, info) => {
    await page.goto(`${address}?q=zzzz`);
    await expect(page.getByText('Clear search', { exact: true })).toBeVisible();
    await photograph(page, info, `admin/${name}-no-match`);
  });
}

for (const step of ['to-receive', 'ready', 'to-confirm'] as const) {
  test(`orders-${step}`, async ({ page }, info) => {
    await openList(page, `${masters.orders}?step=${step}`);
    await photograph(page, info, `admin/orders-${step}`);
  });
}
