import type { Invitation, MadeInvitation, Staff, StaffMember } from '@dalan/contract/people/staff';
import type { Page } from '@playwright/test';
import { failCalls, signInThroughApi } from '../fixtures/people/staff.ts';
import { expect, test } from './fixed-screen.ts';
import { photograph } from './photograph.ts';

function person(
  number: number,
  name: string,
  duty: StaffMember['duty'],
  lastSeenAt: string,
): StaffMember {
  const email = `${['asha', 'kiran', 'prajakta', 'rahul', 'santosh'][number] ?? ''}@dalan.example`;
  const passkeyCount = duty === 'counter' ? 0 : 1;
  const shown = { name, email, phone: '5550017321', waitingEmail: null, duty };
  return { _id: idOf(number), ...shown, passkeyCount, lastSeenAt, disabledAt: null };
}

function idOf(number: number): string {
  return `00000000-0000-7000-8000-00000000000${number}`;
}

const neha: Invitation = {
  _id: idOf(9),
  name: 'Neha Gokhale',
  contact: '55500 17321',
  duty: 'counter',
  invitedBy: 'Asha Kulkarni',
  expiresAt: '2026-11-15T11:40:00.000Z',
  isOpen: true,
};

/** Shows a fixed list of people, whoever else is on the staff of this shop. */
async function showStaff(page: Page): Promise<void> {
  const { user } = (await (await page.request.get('/api/session')).json()) as {
    user: { _id: string };
  };
  const staff: Staff = {
    people: [
      { ...person(0, 'Asha Kulkarni', 'owner', '2026-11-14T05:12:00.000Z'), _id: user._id },
      person(1, 'Kiran Shinde', 'counter', '2026-11-14T05:04:00.000Z'),
      person(2, 'Prajakta Deshpande-Kulkarni', 'counter', '2026-11-14T05:09:00.000Z'),
      person(3, 'राहुल तांबे', 'delivery', '2026-11-12T13:10:00.000Z'),
      {
        ...person(4, 'Santosh Bhandari', 'delivery', '2026-10-02T13:10:00.000Z'),
        disabledAt: '2026-10-03T05:00:00.000Z',
      },
    ],
    invitations: [neha],
  };
  await page.route('**/api/admin/staff', (route) => route.fulfill({ json: staff }));
  const made: MadeInvitation = { invitation: neha, token: 'shown-once-and-then-never-again' };
  await page.route('**/api/admin/staff/invitations/*/renew', (route) =>
    route.fulfill({ status: 201, json: made }),
  );
}

test.describe('an owner', () => {
  test.beforeEach(async ({ page }) => {
    await signInThroughApi(page);
    await showStaff(page);
  });

  test('settings', async ({ page }, info) => {
    await page.goto('/admin/settings');
    await expect(page.getByText('4 people')).toBeVisible();
    await photograph(page, info, 'admin/settings');
  });

  test('staff', async ({ page }, info) => {
    await page.goto('/admin/settings/staff');
    await expect(page.getByText('Kiran Shinde')).toBeVisible();
    await photograph(page, info, 'admin/staff');
  });

  test('staff-dialogs', async ({ page }, info) => {
    await page.goto('/admin/settings/staff');
    await page.getByRole('button', { name: 'Change duty of Kiran Shinde' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await photograph(page, info, 'admin/staff-duty');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Disable Kiran Shinde' }).click();
    await expect(page.getByRole('dialog', { name: 'Disable' })).toBeVisible();
    await photograph(page, info, 'admin/staff-disable');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'New link for Neha Gokhale' }).click();
    await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
    await photograph(page, info, 'admin/staff-link');
  });

  test('staff-failed', async ({ page }, info) => {
    await failCalls(page, { url: /\/api\/admin\/staff$/, method: 'GET' });
    await page.goto('/admin/settings/staff');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await photograph(page, info, 'admin/staff-failed');
  });
});

/** Shows the panel as staff with this duty see it. */
async function signInWithDuty(page: Page, duty: StaffMember['duty']): Promise<void> {
  await signInThroughApi(page);
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    const { user } = (await response.json()) as { user: object };
    return route.fulfill({ response, json: { user: { ...user, duty } } });
  });
}

test('not-allowed', async ({ page }, info) => {
  await signInWithDuty(page, 'counter');
  await page.goto('/admin/productmaster');
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
  await photograph(page, info, 'admin/not-allowed');
});

test('no-run', async ({ page }, info) => {
  await signInWithDuty(page, 'delivery');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'No run for you today' })).toBeVisible();
  await photograph(page, info, 'admin/no-run');
});

test('join', async ({ page }, info) => {
  await page.route('**/api/admin/join/invitation', (route) =>
    route.fulfill({ json: { name: 'Anita Jagtap', email: '', phone: '', duty: 'counter' } }),
  );
  await page.goto('/admin/join#link');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await photograph(page, info, 'admin/join-errors');
});

test('join-ended', async ({ page }, info) => {
  await page.goto('/admin/join#link');
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await photograph(page, info, 'admin/join-ended');
});
