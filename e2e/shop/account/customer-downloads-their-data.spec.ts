import { readFile } from 'node:fs/promises';
import type { Order } from '@dalan/contract/orders/orders';
import type { Page } from '@playwright/test';
import { logInNewcomer, placeOrder } from '../../fixtures/orders/orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

type OwnData = {
  details: Record<string, string>;
  orders: Order[];
  logIns: object[];
  log: { what: string }[];
};

const dataCall = '**/api/my-data';
const button = (page: Page) => page.getByRole('button', { name: 'Download my data' });

test('a customer gets everything about them in one file by one tap', async ({ page }) => {
  const person = await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 2 });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 2, name: 'My data' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await button(page).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-data.json');
  const text = await readFile(await download.path(), 'utf8');
  const { details, orders, logIns, log } = JSON.parse(text) as OwnData;
  const { name, email, phone, address } = person;
  expect(details).toMatchObject({ name, email, phone, address });
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ _id: order._id, items: order.items });
  const times = ({ history }: Order) => history.map(({ at }) => Date.parse(at));
  expect(times(orders[0]!)).toEqual(times(order));
  expect(orders[0]!.history[0]!.at).toMatch(/\+05:30$/);
  expect(logIns.length).toBeGreaterThan(0);
  expect(log.map(({ what }) => what)).toContain('Account created');
  expect(text).not.toContain(person.password);
});

test('a file that does not come says why, and can be asked for again', async ({ page }) => {
  await logInNewcomer(page);
  await page.goto('/profile');
  await page.route(dataCall, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('Your data could not be downloaded.');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await button(page).click();
  await downloading;
  await expect(page.getByRole('alert')).toBeHidden();
});

test('after three seconds the button says that it is still working', async ({ page }) => {
  await logInNewcomer(page);
  await page.goto('/profile');
  await expect(button(page)).toBeVisible();
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route(dataCall, async (route) => {
    await held;
    await route.continue();
  });
  const downloading = page.waitForEvent('download');
  await button(page).click();
  await expect(page.getByRole('button', { name: 'Still collecting your data...' })).toBeVisible();
  answer(undefined);
  await downloading;
  await expect(button(page)).toBeVisible();
});

test('a customer whose session has ended is asked to log in', async ({ page }) => {
  await logInNewcomer(page);
  await page.goto('/profile');
  await expect(button(page)).toBeVisible();
  await page.context().clearCookies();
  await button(page).click();
  await expect(page).toHaveURL(/\/login/);
});
