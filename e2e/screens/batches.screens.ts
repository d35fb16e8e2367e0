import type { BatchesAnswer } from '@dalan/contract/mill/batches';
import type { Page } from '@playwright/test';
import { signInThroughApi } from '../fixtures/people/staff.ts';
import { expect, expectAccessible, test } from './fixed-screen.ts';
import { photograph } from './photograph.ts';
import { show } from './show.ts';

test.beforeEach(({ page }) => signInThroughApi(page));

/** The newest batch of the demo that has bags in orders. */
async function newestBatch(page: Page): Promise<BatchesAnswer['batches'][number]> {
  const answer = await page.request.get('/api/admin/batches?pageSize=20');
  const { batches } = (await answer.json()) as BatchesAnswer;
  return batches.find(({ inOrdersKg }) => inOrdersKg > 0)!;
}

test('milling done', async ({ page }, info) => {
  await page.goto('/admin/ordermaster/milling-sheet');
  await page.getByRole('button', { name: 'Milling done' }).click();
  await expect(page.getByRole('dialog', { name: 'Milling done' })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, info, 'admin/milling-done');
});

test('batches', async ({ page }, info) => {
  const { number } = await newestBatch(page);
  await show(page, info, '/admin/stock/batches', number);
});

test('batch', async ({ page }, info) => {
  const { _id, number } = await newestBatch(page);
  await show(page, info, `/admin/batches/${_id}`, number);
});

test('labels', async ({ page }, info) => {
  const { _id, number } = await newestBatch(page);
  await show(page, info, `/admin/ordermaster/labels?batches=${_id}`, number);
});
