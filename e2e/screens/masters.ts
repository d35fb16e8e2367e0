import type { Page } from '@playwright/test';
import { expect } from './fixed-screen.ts';

export const masters = {
  users: '/admin',
  products: '/admin/productmaster',
  orders: '/admin/ordermaster',
  contacts: '/admin/contactmaster',
} as const;

/** Opens the list and waits for its rows. */
export async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: /^View / }).first()).toBeVisible();
}
