import type { Page } from '@playwright/test';

import { storedCart } from '../../fixtures/checkout.ts';
import { englishIn, expectInLanguage, expectNoEnglish } from '../../fixtures/english-left.ts';
import { linkMailedTo, mailsTo } from '../../fixtures/mailbox.ts';
import { logInReaderOf } from '../../fixtures/own-language.ts';
import { expect, test } from '../../fixtures/test.ts';

const profileCall = /\/api\/users\/[\w-]+(?:\/profile)?$/;

async function openProfile(page: Page): Promise<void> {
  await page.goto('/mr/profile');
  await expect(page.getByRole('button', { name: 'माहिती बदला' })).toBeVisible();
}

test('a profile that does not load, is not saved and is not deleted', async ({ page }) => {
  await logInReaderOf(page, 'mr');
  await openProfile(page);
  for (const { status, text } of [
    { status: 500, text: 'खात्याची माहिती आली नाही. पुन्हा प्रयत्न करा.' },
    { status: 404, text: 'खात्याची माहिती सापडली नाही.' },
  ]) {
    await page.route(profileCall, (route) => route.fulfill({ status, json: {} }), { times: 1 });
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(text);
    await expectInLanguage(page, 'mr');
    await page.getByRole('button', { name: 'पुन्हा प्रयत्न करा' }).click();
    await expect(page.getByRole('button', { name: 'माहिती बदला' })).toBeVisible();
  }

  const fail = () =>
    page.route(profileCall, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.getByRole('button', { name: 'माहिती बदला' }).click();
  const edit = page.getByRole('dialog', { name: 'माहिती बदला' });
  await edit.getByLabel('नाव', { exact: true }).fill('आशा जोशी');
  await fail();
  await edit.getByRole('button', { name: 'जतन करा' }).click();
  await expect(edit.getByRole('alert')).toHaveText('माहिती जतन झाली नाही. पुन्हा प्रयत्न करा.');
  await expectInLanguage(page, 'mr');
  await edit.getByRole('button', { name: 'नको' }).click();
  await edit.getByRole('button', { name: 'बदल सोडून द्या' }).click();

  await page.getByRole('button', { name: 'खाते काढून टाका' }).click();
  const question = page.getByRole('alertdialog', { name: 'खाते नक्की काढून टाकायचे?' });
  await expect(question).toContainText(
    'तुमची खरेदी आमच्या हिशोबात नावाशिवाय राहील. झालेल्या बिलांवर नाव, पत्ता आणि फोन राहतात',
  );
  await fail();
  await question.getByRole('button', { name: 'काढून टाका' }).click();
  await expect(question.getByRole('alert')).toHaveText('खाते काढता आले नाही. पुन्हा प्रयत्न करा.');
  await expectInLanguage(page, 'mr');
  await question.getByRole('button', { name: 'काढून टाका' }).click();
  await expect(page.getByText('तुमचे खाते काढून टाकले.')).toBeVisible();
  await expect(page).toHaveURL('/mr');
});

test('the file with their data, also at the second try', async ({ page }) => {
  await logInReaderOf(page, 'mr');
  await openProfile(page);
  const button = page.getByRole('button', { name: 'माझी माहिती डाउनलोड करा' });
  const fail = { status: 500, json: {} };
  await page.route('**/api/my-data', (route) => route.fulfill(fail), { times: 1 });
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(
    'तुमची माहिती डाउनलोड झाली नाही. पुन्हा प्रयत्न करा.',
  );
  await expectInLanguage(page, 'mr');
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route('**/api/my-data', async (route) => {
    await held;
    await route.continue();
  });
  const downloading = page.waitForEvent('download');
  await button.click();
  await expect(page.getByRole('button', { name: 'तुमची माहिती गोळा करत आहोत…' })).toBeVisible();
  await expectInLanguage(page, 'mr');
  answer(undefined);
  await downloading;
  await expect(button).toBeVisible();
});

test('an email is confirmed by a mail in Marathi', async ({ page, baseURL }) => {
  const asha = await logInReaderOf(page, 'mr');
  await openProfile(page);
  await expect(page.getByText('तुमचा ईमेल पक्का करा.')).toBeVisible();
  await expectInLanguage(page, 'mr');
  await page.getByRole('button', { name: 'लिंक पुन्हा पाठवा' }).click();
  await expect(page.getByText('तुमच्या ईमेलवर लिंक पाठवली आहे.')).toBeVisible();

  const asked = { email: asha.email, subject: 'तुमचा ईमेल पक्का करा' };
  const link = await linkMailedTo(baseURL, asked);
  const [mail] = await mailsTo(baseURL, asha.email);
  expect(englishIn([mail?.subject ?? '', mail?.text ?? ''])).toEqual([]);
  expect(new URL(link).pathname).toBe('/mr/confirm-email');
  await page.goto(link);
  await expect(page.getByText('एक टॅप करा, मग ऑर्डरबद्दल ईमेल पाठवू.')).toBeVisible();
  await expectInLanguage(page, 'mr');
  await page.getByRole('button', { name: 'माझा ईमेल पक्का करा' }).click();
  await expect(page.getByText('तुमचा ईमेल पक्का झाला.')).toBeVisible();
  await expectInLanguage(page, 'mr');

  await page.goto('/mr/aboutus');
  await page.goto('/mr/confirm-email#cut-off');
  await expect(page.getByRole('heading', { name: 'ही लिंक आता चालत नाही' })).toBeVisible();
  await expect(page.getByText('“माझे खाते” मधून नवीन लिंक पाठवा.')).toBeVisible();
  await expectInLanguage(page, 'mr');
});

test('a log-out on a shared phone, and one everywhere', async ({ page }) => {
  await logInReaderOf(page, 'mr');
  await page.goto('/mr/products');
  await page.getByRole('button', { name: 'कार्टमध्ये टाका: डाळीचे पीठ' }).click();
  await expect(page.getByText('कार्टमध्ये टाकले: डाळीचे पीठ, 1 किलो')).toBeVisible();
  await openProfile(page);
  await page.getByRole('main').getByRole('button', { name: 'लॉग आउट', exact: true }).click();
  await expect(page.getByText('लॉग आउट झाले.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/mr');
  expect(await storedCart(page)).toEqual([]);
  // Slides that are not shown would count as cut.
  await expectNoEnglish(page);

  await logInReaderOf(page, 'mr');
  await openProfile(page);
  await page.getByRole('button', { name: 'सगळीकडून लॉग आउट करा' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'या फोनसकट सगळीकडून लॉग आउट करायचे?',
  });
  await question.getByRole('button', { name: 'सगळीकडून लॉग आउट करा' }).click();
  await expect(page.getByText('सगळीकडून लॉग आउट झाले.')).toBeVisible();
  await expect(page).toHaveURL('/mr');
  await expectNoEnglish(page);
});
