import { expectInLanguage } from '../../fixtures/english-left.ts';
import { openFlourInMarathi } from '../../fixtures/one-flour.ts';
import { expect, test } from '../../fixtures/test.ts';

test('buttons, quick picks and typing set the quantity, up to the limit', async ({ page }) => {
  await openFlourInMarathi(page, 'Lokwan Wheat Flour');
  const field = page.getByRole('textbox', { name: 'किती किलो?' });
  const plus = page.getByRole('button', { name: '1 किलो वाढवा' });
  const minus = page.getByRole('button', { name: '1 किलो कमी करा' });
  const add = page.getByRole('button', { name: 'कार्टमध्ये टाका', exact: true });
  await expect(minus).toBeDisabled();
  await page.getByRole('radio', { name: '10 किलो', exact: true }).check();
  await expect(plus).toBeDisabled();
  await expect(page.locator('output')).toHaveText('10 किलो, ₹620.00');
  await expectInLanguage(page, 'mr');
  await minus.click();
  await add.click();
  await expect(page.getByText('कार्टमध्ये टाकले: लोकवन गव्हाचे पीठ, 9 किलो')).toBeVisible();
  await expect(page.getByRole('link', { name: 'कार्ट पाहा' })).toBeVisible();
  await expectInLanguage(page, 'mr');

  await field.fill('250');
  await field.blur();
  await expect(field).toHaveValue('100');
  await expect(page.getByText('एका वेळी 100 किलोपर्यंत मागवता येते')).toBeVisible();
  await expectInLanguage(page, 'mr');
  await add.click();
  await expect(page.getByText('कार्टमध्ये टाकले: लोकवन गव्हाचे पीठ, 100 किलो')).toBeVisible();
  await add.click();
  await expect(
    page.getByText('लोकवन गव्हाचे पीठ: कार्टमध्ये आधीच 100 किलो आहे, याहून जास्त टाकता येत नाही.'),
  ).toBeVisible();
  await expectInLanguage(page, 'mr');
});

test('the quantity is limited to the stock', async ({ page }) => {
  await openFlourInMarathi(page, 'Upvas Bhajani');
  const field = page.getByRole('textbox', { name: 'किती किलो?' });
  await field.fill('50');
  await field.press('Enter');
  await expect(page.getByText(/^उपवासाची भाजणी: फक्त \d+ किलो शिल्लक$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'लगेच घ्या' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'कार्टमध्ये टाका', exact: true })).toBeDisabled();
  await expectInLanguage(page, 'mr');
});
