import type { Page } from '@playwright/test';
import {
  addAuthenticator,
  refuseWithoutProof,
  removePasskeys,
} from '../../fixtures/people/authenticator.ts';
import { demoAdmin } from '../../fixtures/people/people.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { registerUsers } from '../../fixtures/people/users.ts';

async function logIn(page: Page): Promise<void> {
  await page.goto('/loginadmin');
  await page.getByLabel('Email Address').fill(demoAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'User Master' })).toBeVisible();
}

async function chooseInAccountMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Waits until the button's tooltip has faded behind the dialog. */
async function expectDialogAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveCount(0);
  await expectAccessible(page);
}

const offer = (page: Page) => page.getByRole('region', { name: 'Sign in quicker next time' });
const passkeys = (page: Page) => page.getByRole('list', { name: 'Passkeys' });
const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });

async function addPasskey(page: Page): Promise<void> {
  await page.goto('/admin/passkeys');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await signInThroughApi(page);
  await removePasskeys(page);
  await page.context().clearCookies();
});

/** The sizes run one after the other, because all use the same account. */
const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use({ viewport });

    test('staff add a passkey, sign in with it, rename it and remove it', async ({ page }) => {
      await addAuthenticator(page);
      await logIn(page);
      // The toast covers the buttons of the pager for a moment.
      await expect(page.getByText('Admin Login Successful')).toBeHidden();
      await expectAccessible(page);
      await offer(page).getByRole('link', { name: 'Add a passkey' }).click();
      await expect(page.getByRole('heading', { name: 'Passkeys', exact: true })).toBeFocused();
      await expect(page.getByText('No passkeys yet')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Require passkeys' })).toBeDisabled();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(page.getByText('Passkey added')).toBeVisible();
      await expect(passkeys(page).getByRole('listitem')).toHaveCount(1);
      await expect(passkeys(page)).toContainText('Not used yet');
      await expectAccessible(page);

      await chooseInAccountMenu(page, 'Logout');
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      const [button, password] = await Promise.all([
        passkeyButton(page).boundingBox(),
        page.getByLabel('Email Address').boundingBox(),
      ]);
      expect(button!.y).toBeLessThan(password!.y);
      await expectAccessible(page);
      await passkeyButton(page).click();
      await expect(page.getByText('Admin Login Successful')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'User Master' })).toBeVisible();
      await expect(offer(page)).toBeHidden();

      await chooseInAccountMenu(page, 'Passkeys');
      await expect(page).toHaveURL('/admin/passkeys');
      await expect(passkeys(page)).toContainText('Last used: Today');
      await page.getByRole('button', { name: /^Rename / }).click();
      const rename = page.getByRole('dialog', { name: 'Rename passkey' });
      await expect(rename.getByLabel('Name')).toBeFocused();
      await expectDialogAccessible(page);
      await rename.getByLabel('Name').fill('Counter laptop');
      await rename.getByRole('button', { name: 'Rename' }).click();
      await expect(rename).toBeHidden();

      await page.getByRole('button', { name: 'Remove Counter laptop' }).click();
      const remove = page.getByRole('dialog', { name: 'Remove passkey' });
      await expect(remove).toContainText('Counter laptop');
      await expectDialogAccessible(page);
      await remove.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(page.getByText('No passkeys yet')).toBeVisible();
    });

    test('a cancelled passkey shows one sentence and focuses the password', async ({ page }) => {
      const finger = await addAuthenticator(page);
      await signInThroughApi(page);
      await addPasskey(page);
      await chooseInAccountMenu(page, 'Logout');
      await finger.refuseFinger();
      await passkeyButton(page).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'The passkey was not used. Please use your password.',
      );
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      await expectAccessible(page);
    });

    test('“Not now” is remembered', async ({ page }) => {
      await logIn(page);
      await offer(page).getByRole('button', { name: 'Not now' }).click();
      await expect(offer(page)).toBeHidden();
      await logIn(page);
      await expect(offer(page)).toBeHidden();
    });

    test('staff confirm that it is them before they delete a person', async ({ page, request }) => {
      const { word } = await registerUsers(request, 2);
      const finger = await addAuthenticator(page);
      await signInThroughApi(page);
      await addPasskey(page);

      const question = page.getByRole('dialog', { name: 'Delete user' });
      const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
      const ask = async () => {
        await refuseWithoutProof(page, /\/api\/users\/[^/]+$/);
        await page
          .getByRole('button', { name: /^Delete / })
          .first()
          .click();
        await question.getByRole('button', { name: 'Delete user' }).click();
        await expect(proof).toBeVisible();
      };

      await page.goto(`/admin?q=${word}`);
      await ask();
      await expectDialogAccessible(page);
      await proof.getByRole('button', { name: 'Cancel' }).click();
      await expect(proof).toBeHidden();
      await expect(question.getByRole('alert')).toContainText('Please confirm that it is you.');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();

      await ask();
      await finger.refuseFinger();
      await proof.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(proof.getByRole('alert')).toContainText('The passkey was not used.');
      await expect(proof.getByLabel('Password', { exact: true })).toBeFocused();
      await page.keyboard.type('not the password');
      await page.keyboard.press('Enter');
      await expect(proof.getByText('This is not your password. Please try again.')).toBeVisible();
      await expectAccessible(page);
      await proof.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
      await proof.getByRole('button', { name: 'Confirm' }).click();
      await expect(question).toBeHidden();
      await expect(page.getByText('User deleted successfully')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(1);

      await finger.acceptFinger();
      await ask();
      await proof.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(question).toBeHidden();
      await expect(page.getByText('No Users Found')).toBeVisible();
    });
  });
}
