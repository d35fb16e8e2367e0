import { changeAnswer } from '../../fixtures/shop/change-answer.ts';
import {
  messageAction,
  messageRows,
  openMessages,
  sendMessages,
} from '../../fixtures/people/messages.ts';
import { failCalls, signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const listing = { url: /\/api\/contact\?/, method: 'GET' };
const cut = 'Namaskar, do you roast and grind chakli bhajani if…';

test.beforeEach(({ page }) => signInThroughApi(page));

test('the address keeps search, page, page size and sort order of the list', async ({
  page,
  request,
}) => {
  const { word } = await sendMessages(request, 6);
  await page.goto('/admin/contactmaster');
  await expect(page.getByRole('heading', { name: 'Contact Master' })).toBeVisible();
  await expect(messageRows(page)).toHaveCount(5);
  const columns = ['Name', 'Email', 'Subject', 'Message', 'Actions'];
  await expect(page.getByRole('columnheader')).toHaveText(columns);
  await expectAccessible(page);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search Contacts' })).toBeFocused();
  await page.keyboard.type(word.toUpperCase());
  await expect(page.getByText('6 messages found')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${word}`, 'i'));
  await expect(page.getByRole('cell', { name: cut, exact: true })).toHaveCount(5);

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('6–6 of 6')).toBeVisible();
  await page.reload();
  await expect(page.getByText('6–6 of 6')).toBeVisible();
  await page.goBack();
  const size = page.getByLabel('Rows per page');
  await expect(size.getByRole('option')).toHaveText(['5', '10', '25']);
  await size.selectOption('10');
  await expect(messageRows(page)).toHaveCount(6);
  await expect(messageRows(page).first()).toHaveText('Vaishali Jadhav 6');
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(messageRows(page).first()).toHaveText('Vaishali Jadhav 1');
});

test('the search finds messages by name, email, subject and text', async ({ page, request }) => {
  const { word } = await sendMessages(request, 1);
  for (const search of [word, 'JADHAV 1', 'vaishali.1@', 'chakli bhajani']) {
    await openMessages(page, search);
    await expect(messageRows(page).first()).toHaveText(/^Vaishali Jadhav/);
  }
});

test('the list says if nothing matches, and offers to clear the search', async ({
  page,
  request,
}) => {
  await sendMessages(request, 1);
  await page.goto('/admin/contactmaster?q=wagholii');
  await expect(page.getByRole('heading', { name: 'No contacts found' })).toBeVisible();
  await expect(page.getByText('Nothing matches “wagholii”')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(messageRows(page).first()).toBeVisible();
});

test('an empty list says so', async ({ page }) => {
  await page.route(listing.url, (route) =>
    route.fulfill({ json: { data: [] }, headers: { 'x-total-count': '0' } }),
  );
  await page.goto('/admin/contactmaster');
  await expect(page.getByRole('heading', { name: 'No contacts found' })).toBeVisible();
  await expect(page.getByText('0 messages')).toBeVisible();
});

test('a list that fails to load is empty, says so, and Retry loads it', async ({
  page,
  request,
}) => {
  const { word } = await sendMessages(request, 6);
  await openMessages(page, word);
  const recover = await failCalls(page, listing);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to fetch contacts' })).toBeVisible();
  await expect(page.getByRole('alert').getByText('Failed to fetch contacts')).toBeVisible();
  await expect(messageRows(page)).toHaveCount(0);
  await expectAccessible(page);
  await recover();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('6–6 of 6')).toBeVisible();
});

const answers = [
  { status: 403, json: { message: 'Ask the owner.', code: 'FORBIDDEN' }, text: 'Ask the owner.' },
  { status: 200, json: { data: 'none' }, text: 'Failed to fetch contacts' },
];
for (const { status, json, text } of answers) {
  test(`an answer of ${status} without a list says: ${text}`, async ({ page }) => {
    await page.route(listing.url, (route) => route.fulfill({ status, json }));
    await page.goto('/admin/contactmaster');
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await expect(page.getByRole('alert').getByText(text)).toBeVisible();
  });
}

test('a message is read in full and answered by mail', async ({ page, request }) => {
  const { word, messages } = await sendMessages(request, 1);
  const { name, email, subject, message } = messages[0]!;
  await openMessages(page, word);
  const button = messageAction(page, 'View', messages[0]!);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Contact Details' });
  for (const fact of [name, email, subject, message]) {
    await expect(dialog.getByRole('definition').getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByText(/\d\d \w{3} \d{4}, \d+:\d\d [ap]m/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${email}\\?subject=Re%3A%20Chakli%20${word}%20.?D-\\d{4}-\\d{4,}`),
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a message is acknowledged and settled, and the list and the filter follow', async ({
  page,
  request,
}) => {
  const { word, messages } = await sendMessages(request, 2);
  await openMessages(page, word);
  const row = page.getByRole('row').filter({ hasText: messages[0]!.name });
  await expect(row).toContainText(/D-\d{4}-\d{4,}Answer by \d+ \w+, /);
  await messageAction(page, 'View', messages[0]!).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Details' });
  const clock = dialog.getByRole('region', { name: /^Clock of D-/ });
  await clock.getByRole('button', { name: 'Mark as acknowledged' }).click();
  await expect(clock).toContainText(/Acknowledged, settle by .*one month/);
  await expect(dialog.getByText('Acknowledged', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await clock.getByRole('button', { name: 'Mark as settled' }).click();
  await expect(clock).toContainText('Settled');
  await expect(clock.getByRole('button', { name: 'Open again' })).toBeEnabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Settled');

  const filter = page.getByLabel('Show', { exact: true });
  await filter.selectOption('Not settled');
  await expect(page).toHaveURL(/state=not-settled/);
  await expect(messageRows(page)).toHaveText([messages[1]!.name]);
  await page.reload();
  await expect(messageRows(page)).toHaveText([messages[1]!.name]);
  await filter.selectOption('Late');
  await expect(page.getByRole('heading', { name: 'No contacts found' })).toBeVisible();
});

test('of two people who deal with a message, the second is told', async ({ page, request }) => {
  const { word, messages } = await sendMessages(request, 1);
  await openMessages(page, word);
  await messageAction(page, 'View', messages[0]!).click();
  const list = await page.request.get(`/api/contact?q=${word}`);
  const { data } = (await list.json()) as { data: { _id: string }[] };
  await page.request.put(`/api/contact/${data[0]!._id}/state`, {
    data: { from: 'open', to: 'settled' },
  });
  const dialog = page.getByRole('dialog', { name: 'Contact Details' });
  await dialog.getByRole('button', { name: 'Mark as acknowledged' }).click();
  await expect(dialog.getByText('Somebody else was faster: this message is settled')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Mark as/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('a late message is red and says so', async ({ page, request }) => {
  const { word } = await sendMessages(request, 1);
  await changeAnswer(page, listing.url, ({ data }: { data: object[] }) => ({
    data: data.map((row) => ({ ...row, createdAt: '2026-01-31T06:00:00Z' })),
  }));
  await openMessages(page, word);
  await expect(page.getByText(/^Late: answer was due /)).toBeVisible();
  await expectAccessible(page);
});

test.describe('a message is deleted', () => {
  test('after a confirmation, and the focus moves to the next row', async ({ page, request }) => {
    const { word, messages } = await sendMessages(request, 3);
    await openMessages(page, word);
    await messageAction(page, 'Delete', messages[1]!).click();
    const dialog = page.getByRole('dialog', { name: 'Delete message' });
    await expect(
      dialog.getByText('Are you sure you want to delete this contact message?'),
    ).toBeVisible();
    await expect(dialog.getByText(messages[1]!.email)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(messageAction(page, 'Delete', messages[1]!)).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Delete message' }).click();
    await expect(page.getByRole('status').getByText('Contact deleted successfully')).toBeVisible();
    await expect(messageRows(page)).toHaveText([messages[2]!.name, messages[0]!.name]);
    await expect(messageAction(page, 'View', messages[0]!)).toBeFocused();
  });

  test('unless the call fails', async ({ page, request }) => {
    const { word, messages } = await sendMessages(request, 1);
    await openMessages(page, word);
    await messageAction(page, 'Delete', messages[0]!).click();
    await failCalls(page, { url: /\/api\/contact\/[^/]+$/, method: 'DELETE' });
    const dialog = page.getByRole('dialog', { name: 'Delete message' });
    await dialog.getByRole('button', { name: 'Delete message' }).click();
    await expect(page.getByRole('alert').getByText('Failed to delete contact')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(messageRows(page)).toHaveCount(1);
  });

  test('unless a colleague already deleted it, and the dialog says so', async ({
    page,
    request,
  }) => {
    const { word, messages } = await sendMessages(request, 1);
    await openMessages(page, word);
    await messageAction(page, 'Delete', messages[0]!).click();
    const list = await page.request.get(`/api/contact?q=${word}`);
    const { data } = (await list.json()) as { data: { _id: string }[] };
    await page.request.delete(`/api/contact/${data[0]!._id}`);
    const dialog = page.getByRole('dialog', { name: 'Delete message' });
    await dialog.getByRole('button', { name: 'Delete message' }).click();
    await expect(dialog.getByText('It may have been deleted already')).toBeVisible();
    await expect(page.getByText('Failed to delete contact')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'No contacts found' })).toBeVisible();
  });
});

const sizes = [
  { width: 700, height: 800, text: cut },
  { width: 390, height: 760, text: 'Namaskar, do you roa…' },
];
for (const { width, height, text } of sizes) {
  test(`list, details and deletion fit ${width} pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    const { word, messages } = await sendMessages(request, 2);
    await openMessages(page, word);
    await expect(page.getByText(text, { exact: true })).toHaveCount(2);
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
    ).toBe(false);
    await messageAction(page, 'View', messages[0]!).click();
    const details = page.getByRole('dialog', { name: 'Contact Details' });
    await expect(details.getByRole('link', { name: 'Reply by email' })).toBeInViewport();
    await expectAccessible(page);
    await details.getByRole('button', { name: 'Close' }).last().click();
    await messageAction(page, 'Delete', messages[0]!).click();
    await page
      .getByRole('dialog', { name: 'Delete message' })
      .getByRole('button', { name: 'Delete message' })
      .click();
    await expect(page.getByText('Contact deleted successfully')).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toHaveCount(1);
  });
}
