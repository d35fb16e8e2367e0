import { linkMailedTo, OWN_MAILBOX } from '../../fixtures/shop/mailbox.ts';
import { logInNewcomer, orderCard, placeOrder } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { letDaysPass } from '../../fixtures/orders/passed-days.ts';
import { expectAccessible } from '../../fixtures/test.ts';

test('a customer repeats an order, and skips and stops it by the link of the mail', async ({
  page,
  ownShop,
  baseURL,
}) => {
  await ownShop.saveSettings('delivery', { isOn: false, daysOff: [0], cutOff: '23:59' });
  const asha = await logInNewcomer(page);
  const order = await placeOrder(page, { Besan: 2, 'Ambemohar Rice Flour': 1 });

  await page.goto(`/myorders#${order._id}`);
  const open = orderCard(page, order).card.getByRole('button', { name: 'Repeat this order' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Repeat this order' });
  await expect(dialog.getByText(/^First time: /)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Sun' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Tue' }).check();
  await expect(dialog.getByText(/^First time: Tue \d/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start repeating' }).click();
  await expect(page.getByText('Done. We bring it every week on Tuesday.')).toBeVisible();

  await page.goto('/profile');
  const repeat = page.getByRole('article').filter({ hasText: 'Every week, on Tuesday' });
  await expect(repeat.getByText('2 kg Besan, 1 kg Ambemohar Rice Flour')).toBeVisible();
  await expect(repeat.getByText(/^About ₹/)).toBeVisible();
  await repeat.getByRole('button', { name: 'Skip once' }).click();
  await expect(repeat.getByText(/^Skipped: Tue/)).toBeVisible();
  await expectAccessible(page);
  await repeat.getByRole('button', { name: 'Undo' }).click();
  await expect(repeat.getByText(/^Skipped: Tue/)).toBeHidden();

  await repeat.getByRole('button', { name: 'Change' }).click();
  const change = page.getByRole('dialog', { name: 'Change' });
  await change.getByRole('button', { name: 'Increase by 1 kg: Besan' }).click();
  await change.getByLabel('Quantity in kg: Ambemohar Rice Flour').fill('101');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(
    change.getByText('You can order up to 100 kg at a time'),
    'a corrected quantity is not sent before it is seen',
  ).toBeVisible();
  await change.getByRole('button', { name: 'Remove Ambemohar Rice Flour' }).click();
  await expect(change.getByText('Ambemohar Rice Flour is removed.')).toBeVisible();
  await expect(
    change.getByRole('button', { name: /^Remove/ }),
    'the last flour cannot be removed',
  ).toBeHidden();
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Undo Ambemohar Rice Flour' }).click();
  await change.getByLabel('Quantity in kg: Ambemohar Rice Flour').fill('4');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(repeat.getByText('3 kg Besan, 4 kg Ambemohar Rice Flour')).toBeVisible();

  await letDaysPass(ownShop.databaseUrl);
  const link = await linkMailedTo(baseURL, {
    email: asha.email,
    subject: 'Your usual flour comes on',
    portAfter: OWN_MAILBOX,
  });

  // The link needs no log-in, and opening it changes nothing.
  await page.context().clearCookies();
  await page.route('**/api/repeat-link*', (route) => route.abort(), { times: 1 });
  await page.goto(link);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: /^Your repeat order for / })).toBeVisible();
  expect(page.url()).not.toContain('#');
  await expect(page.getByText('Do nothing, and it comes.')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(asha.name)).toBeHidden();
  await expect(main.getByText(asha.phone)).toBeHidden();

  await page.getByRole('button', { name: 'Skip once' }).click();
  await expect(page.getByText(/^Skipped\. The next one comes on /)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Do nothing, and it comes.')).toBeVisible();

  await page.getByRole('button', { name: 'Change' }).click();
  const stays = /^Order [0-9A-F]{8} is made\. Orders made already stay/;
  await expect(change.getByText(stays)).toBeVisible();
  await change.getByRole('button', { name: 'Remove Besan' }).click();
  await change.getByRole('radio', { name: 'Tue' }).check();
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Done. We bring it every week on Tuesday.')).toBeVisible();
  await expect(main.getByText('3 kg × '), 'the order that is made stays').toBeVisible();

  await page.getByRole('button', { name: 'Stop this repeat order' }).click();
  await expect(page.getByText('Stopped. Thank you for all the orders so far.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Stopped. Thank you for all the orders so far.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Stop this repeat order' })).toBeVisible();

  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'मराठी', exact: true }).click();
  await expect(page).toHaveURL('/mr/repeat');
  await expect(page.getByRole('button', { name: 'नेहमीची ऑर्डर बंद करा' })).toBeVisible();
});

test('a link that was cut off shows nothing and names the way to the repeat orders', async ({
  page,
}) => {
  await page.goto('/repeat#cut-off');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page);
});
