import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { linkMailedTo, OWN_MAILBOX } from '../../fixtures/shop/mailbox.ts';
import { letProofsAge } from '../../fixtures/people/old-proof.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { demoAdmin } from '../../fixtures/people/people.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });

test('the owner confirms who they are before the UPI id is saved, and what was typed stays', async ({
  page,
  ownShop,
}) => {
  await ownShop.saveSettings('payment', { upiId: 'before@bank' });
  await signInThroughApi(page);
  await page.goto('/admin/settings/payment');
  await page.getByLabel('UPI ID').fill('dalan@bank');
  await letProofsAge(ownShop.databaseUrl);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel('UPI ID')).toHaveValue('dalan@bank');
  // After a refusal, presses are ignored until the owner has had time to read it.
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  await save.click();
  await question(page).getByLabel('Password', { exact: true }).fill(demoAdmin.password);
  await question(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Saved. Customers see it within two seconds.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('UPI ID')).toHaveValue('dalan@bank');
});

test('a new e-mail of staff asks for a proof, waits for its link, and the old address undoes it', async ({
  page,
  ownShop,
}) => {
  const { origin } = ownShop;
  const word = randomUUID().slice(0, 8);
  const [old, moved] = [`meera.${word}@dalan.example`, `moved.${word}@dalan.example`];
  await signInThroughApi(page);
  const invited = await page.request.post('/api/admin/staff/invitations', {
    data: { name: `Meera ${word}`, contact: '55500 17321', duty: 'counter' },
  });
  const { token } = (await invited.json()) as { token: string };
  const password = 'long enough for staff';
  const joined = await page.request.post('/api/admin/join', {
    data: { token, email: old, phone: '5550017321', password },
  });
  expect(joined.status()).toBe(201);

  await signInThroughApi(page);
  await page.goto('/admin');
  await page.getByRole('searchbox').fill(word);
  await page.getByRole('button', { name: `Edit Meera ${word}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Update User' });
  await dialog.getByLabel('Email').fill(moved);
  await letProofsAge(ownShop.databaseUrl);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await question(page).getByLabel('Password', { exact: true }).fill(demoAdmin.password);
  await question(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('User updated successfully')).toBeVisible();
  await expect(page.getByText(`We have sent a link to ${moved}.`)).toBeVisible();
  await expect(page.getByRole('cell', { name: old })).toBeVisible();

  const mail = { portAfter: OWN_MAILBOX };
  await page.goto(
    await linkMailedTo(origin, { ...mail, email: moved, subject: 'Confirm your new email' }),
  );
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  const subject = 'Your staff account has a new email';
  await page.goto(await linkMailedTo(origin, { ...mail, email: old, subject }));
  await expect(page.getByRole('heading', { name: 'Keep your old email' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my old email' }).click();
  await expect(page.getByRole('heading', { name: 'Your old email is back' })).toBeFocused();
  const reset = { ...mail, email: old, subject: 'Choose a new password' };
  await page.goto(await linkMailedTo(origin, reset));
  await expect(page.getByText(old)).toBeVisible();
});

test('a link that no longer undoes anything says so', async ({ page }) => {
  await page.goto(`/admin/undo-email#${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Keep my old email' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
  await expectAccessible(page);
});
