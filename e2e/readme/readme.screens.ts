import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoAdmin, demoRider } from '../fixtures/people/people.ts';
import { expect, test } from '../fixtures/test.ts';

const folder = resolve(import.meta.dirname, '../../docs/pictures');

async function photograph(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const picture = sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  await picture.webp({ quality: 70, effort: 6 }).toFile(resolve(folder, `${name}.webp`));
}

async function signIn(page: Page, { email, password }: typeof demoAdmin): Promise<void> {
  const data = { username: email, password };
  expect((await page.request.post('/api/admin/login', { data })).status()).toBe(200);
}

test('storefront', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1100 });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Our Premium Collection' })).toBeVisible();
  await photograph(page, 'storefront');
});

test('today', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1100 });
  await signIn(page, demoAdmin);
  await page.goto('/admin/today');
  await expect(page.getByRole('heading', { name: 'Kg to mill' })).toBeVisible();
  await photograph(page, 'today');
});

test('rider', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demoRider);
  await page.goto('/admin/my-run');
  await expect(page.getByText('To collect')).toBeVisible();
  await photograph(page, 'rider');
});
