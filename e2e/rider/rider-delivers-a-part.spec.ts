import type { MyRuns } from '@dalan/contract/mill/runs';
import { formatRupees } from '@dalan/contract/money/money';
import { changeAnswer } from '../fixtures/shop/change-answer.ts';
import { expectToFit } from '../fixtures/look/fits.ts';
import { readCode } from '../fixtures/look/read-code.ts';
import {
  backToTheRun,
  deliverNext,
  openNext,
  readRun,
  startRider,
} from '../fixtures/orders/rider.ts';
import { merchant, merchantLink } from '../fixtures/orders/upi.ts';
import { closeOtherBrowsers } from '../fixtures/people/colleagues.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test.afterEach(closeOtherBrowsers);

test('a bag that nobody wants is taken off what is to collect, and comes back to the mill', async ({
  browser,
  page: customers,
  request,
}) => {
  const people = { browser, page: customers, request };
  const { context, run, orders } = await startRider(people, 2, {
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await changeAnswer(page, '**/api/admin/my-runs', (answer: MyRuns) => ({
    ...answer,
    upi: { ...merchant, name: 'Dalan' },
  }));
  await page.goto('/admin/my-run');
  await openNext(page);
  const [order] = orders;
  const { amountToPay, items } = order!;
  const besan = items.find(({ productId }) => productId.name === 'Besan')!;
  const rest = amountToPay - besan.totalPrice;
  const fold = page.getByRole('button', { name: /^Not everything taken/ });
  const bag = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  const code = page.getByRole('img', { name: /QR code that pays/ });
  /** The buttons at the foot of the screen would cover it. */
  const readInTheMiddle = async () => {
    await code.evaluate((drawn) => drawn.scrollIntoView({ block: 'center' }));
    return readCode(code);
  };
  const delivered = page.getByRole('button', { name: 'Delivered', exact: true });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(bag('Besan')).toBeHidden();
  expect(await readInTheMiddle()).toBe(merchantLink(order!, amountToPay));

  await fold.tap();
  await bag('Lokwan Wheat Flour').focus();
  await page.keyboard.press('Space');
  await bag('Besan').tap();
  await expect(page.getByText('Nothing taken? Then tap Not delivered')).toBeVisible();
  await expect(delivered).toBeDisabled();
  await expectAccessible(page);
  await bag('Lokwan Wheat Flour').tap();
  await expect(
    page.getByText(`To collect: ${formatRupees(rest)} instead of ${formatRupees(amountToPay)}`),
  ).toBeVisible();
  await expect(fold).toContainText('1 bag comes back');
  expect(await readInTheMiddle()).toBe(merchantLink(order!, rest));
  for (const target of [fold, page.locator('label').filter({ hasText: 'Besan' })]) {
    expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await expectToFit(page, 'a stop with a bag that comes back');
  await expectAccessible(page);

  await context.setOffline(true);
  await delivered.tap();
  const paid = page.getByRole('dialog', { name: 'How was it paid?' });
  await paid.getByRole('button', { name: `Cash ${formatRupees(rest)}` }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop 2 of 2');
  await backToTheRun(page);
  await expect(page.getByRole('list', { name: '1 action waiting' })).toContainText(
    `Delivered, cash ${formatRupees(rest)}, 1 bag comes back`,
  );
  await context.setOffline(false);
  await expect
    .poll(async () => (await readRun(request, run)).stops[0]!.outcome, { timeout: 20_000 })
    .toBe('delivered');
  const { stops, cashTaken } = await readRun(request, run);
  expect(cashTaken).toBe(rest);
  expect(stops[0]!.order).toMatchObject({
    paymentStatus: 'Paid',
    amountToPay: rest,
    creditNotes: [{ reason: 'at the door', flour: 'back to stock', amount: besan.totalPrice }],
  });

  await deliverNext(page, 'Cash');
  await expect(page.getByText('Everything is sent.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { name: 'Bring back' })).toBeVisible();
  await expect(page.getByRole('link', { name: '1 kg Besan' })).toBeVisible();
  await expectToFit(page, 'a finished run with a bag to bring back');
  await expectAccessible(page);
  await context.close();
});
