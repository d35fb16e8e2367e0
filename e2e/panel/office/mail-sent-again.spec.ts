import { randomUUID } from 'node:crypto';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { mailsTo } from '../../fixtures/shop/mailbox.ts';
import { registered } from '../../fixtures/people/newcomer.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test('a mail that could not be sent is on Today, and one press sends it again', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const name = `Full ${randomUUID().slice(0, 8)}`;
  const { email } = await registered(page.request, {
    name,
    email: `full.${randomUUID()}@example.com`,
  });
  await signInThroughApi(page);
  const listed = async () => {
    const answer = await page.request.get('/api/admin/letters/unsent');
    return (await answer.text()).includes(name);
  };
  await expect.poll(listed, { timeout: 30_000 }).toBe(true);

  await page.goto('/admin/today');
  const list = page.getByRole('region', { name: 'Mails that could not be sent' });
  const mail = list.getByRole('listitem').filter({ hasText: name });
  await expect(mail).toContainText('Link to confirm the e-mail, refused (552)');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await mail.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await expectToFit(page, `unsent mails at ${width}`);
  }
  expect(await mailsTo(baseURL, email)).toEqual([]);
  await mail.getByRole('button', { name: `Send again: ${name}` }).dblclick();
  await expect(page.getByText('The mail is sent again.')).toBeVisible();
  await expect(mail).toHaveCount(0);
  const subjects = async () => (await mailsTo(baseURL, email)).map(({ subject }) => subject);
  await expect
    .poll(subjects, { timeout: 30_000 })
    .toEqual([expect.stringContaining('Confirm your email')]);

  await page.goto('/admin/settings/audit');
  await expect(page.getByText('Mail sent again').first()).toBeVisible();
});
