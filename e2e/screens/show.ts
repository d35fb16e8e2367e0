import type { Page, TestInfo } from '@playwright/test';
import { expect, expectAccessible } from './fixed-screen.ts';
import { photograph } from './photograph.ts';

/** Opens a page of the panel and photographs it, named after the test, once it shows this text. */
export async function show(page: Page, info: TestInfo, address: string, text: string | RegExp) {
  await page.goto(address);
  await expect(page.getByText(text).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await photograph(page, info, `admin/${info.title.replaceAll(' ', '-')}`);
}
