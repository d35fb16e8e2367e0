import { days } from '@dalan/contract/language/days.texts';
import type { MyRuns } from '@dalan/contract/mill/runs';
import { changeText } from '../fixtures/shop/change-answer.ts';
import { closeOtherBrowsers } from '../fixtures/people/colleagues.ts';
import { expectToFit } from '../fixtures/look/fits.ts';
import { openNext, startRider } from '../fixtures/orders/rider.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test.afterEach(closeOtherBrowsers);

test('each bag says when it was milled; runs that a phone kept from before say nothing', async ({
  browser,
  page: customers,
  request,
}) => {
  const people = { browser, page: customers, request };
  const { context } = await startRider(people, 1, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/admin/my-run');
  await openNext(page);
  const { runs } = (await (await page.request.get('/api/admin/my-runs')).json()) as MyRuns;
  const { items } = runs[0]!.stops[0]!.order;
  for (const { batch } of items) {
    const [milled, best] = [batch!.milledOn, batch!.bestBefore!].map(days.formatDueDay);
    await expect(page.getByText(`Milled on ${milled}, best before ${best}`).first()).toBeVisible();
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expectToFit(page, 'a stop with batches');
  await expectAccessible(page);

  await changeText(page, '**/api/admin/my-runs', (text) =>
    text.replaceAll(/,"batch":\{[^{}]*\}/g, ''),
  );
  await page.reload();
  await expect(page.getByText('Lokwan Wheat Flour').first()).toBeVisible();
  await expect(page.getByText('Milled on')).toHaveCount(0);
});
