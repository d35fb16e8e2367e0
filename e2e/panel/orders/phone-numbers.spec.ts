import type { User } from '@dalan/contract/people/accounts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, test } from '../../fixtures/test.ts';
import { openUsers, registerUsers } from '../../fixtures/people/users.ts';

test('staff type a number in any spelling, and ten digits are saved', async ({
  page,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const { word, users } = await registerUsers(visitor, 1);
  await visitor.dispose();
  await signInThroughApi(page);
  await openUsers(page, word);
  for (const [typed, kept] of [
    ['+91 98765 43210', '9876543210'],
    ['098765-43211', '9876543211'],
  ] as const) {
    await page.getByRole('button', { name: `Edit ${users[0]?.name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Update User' });
    await dialog.getByLabel('Phone').fill(typed);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog).toBeHidden();
    const answer = await page.request.get(`/api/users/${users[0]?._id}`);
    expect(((await answer.json()) as { data: User }).data.phone).toBe(kept);
  }
});
