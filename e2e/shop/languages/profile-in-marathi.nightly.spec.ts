import type { Page } from '@playwright/test';
import { englishIn, expectNoEnglish } from '../../fixtures/look/english-left.ts';
import { walkIn } from '../../fixtures/look/walk.ts';
import { storedCart } from '../../fixtures/orders/checkout.ts';
import { inMarathi, logIn, registered } from '../../fixtures/people/newcomer.ts';
import { logInReaderOf } from '../../fixtures/people/own-language.ts';
import { linkMailedTo, mailsTo } from '../../fixtures/shop/mailbox.ts';
import { expect, test } from '../../fixtures/test.ts';

const profileCall = /\/api\/users\/[\w-]+(?:\/profile)?$/;

async function openProfile(page: Page): Promise<void> {
  await page.goto('/mr/profile');
  await expect(page.getByRole('button', { name: 'माहिती बदला' })).toBeVisible();
}

test('a customer keeps their profile, also at the second try', async ({ page }) => {
  const { press, fill, sees, reads, answerOnce } = walkIn(page, 'mr');
  const { password } = await logInReaderOf(page, 'mr');
  await openProfile(page);
  await expect(page).toHaveTitle('माझे खाते | दळण');
  await reads();
  for (const [status, text] of [
    [500, 'खात्याची माहिती आली नाही. पुन्हा प्रयत्न करा.'],
    [404, 'खात्याची माहिती सापडली नाही.'],
  ] as const) {
    await answerOnce(profileCall, { status, json: {} });
    await page.reload();
    await reads(text);
    await press('पुन्हा प्रयत्न करा');
  }

  await press('माहिती बदला');
  await fill({ नाव: '' });
  await press('जतन करा');
  await reads('नाव आणि पत्ता लिहा');
  await page.keyboard.press('Escape');
  await reads('तुमचे बदल जतन झालेले नाहीत.');
  await press('लिहीत राहा');
  await fill({ नाव: 'आशा जोशी' });
  await answerOnce(profileCall, { status: 500, json: {} });
  await press('जतन करा');
  await reads('माहिती जतन झाली नाही. पुन्हा प्रयत्न करा.');
  await press('जतन करा');
  await sees('तुमची माहिती जतन झाली.', 'आशा जोशी');

  await press('पासवर्ड बदला');
  const next = 'a new stone';
  await fill({ 'आत्ताचा पासवर्ड': 'not this one', 'नवीन पासवर्ड': next, 'पुन्हा एकदा': next });
  await press('जतन करा');
  await reads('आत्ताचा पासवर्ड चुकला आहे');
  await fill({ 'आत्ताचा पासवर्ड': password });
  await press('जतन करा');
  await sees('पासवर्ड बदलला. बाकी फोनवर लॉग आउट झाले.');
});

test('a customer deletes their account, also at the second try', async ({ page }) => {
  const { isAt, press, sees, reads, answerOnce } = walkIn(page, 'mr');
  await logInReaderOf(page, 'mr');
  await openProfile(page);
  await press('खाते काढून टाका');
  const question = page.getByRole('alertdialog', { name: 'खाते नक्की काढून टाकायचे?' });
  const kept = 'तुमची खरेदी आमच्या हिशोबात नावाशिवाय राहील. झालेल्या बिलांवर नाव, पत्ता आणि फोन राहतात';
  await expect(question).toContainText(kept);
  await reads();
  await answerOnce(profileCall, { status: 500, json: {} });
  await press('काढून टाका', question);
  await reads('खाते काढता आले नाही. पुन्हा प्रयत्न करा.');
  await press('काढून टाका', question);
  await sees('तुमचे खाते काढून टाकले.');
  await isAt('');
});

test('the profile chooses the language of pages and mails', async ({ page, request }) => {
  const { open } = walkIn(page, 'mr');
  const { sees, reads, isAt } = walkIn(page, 'hi');
  // The customer has no address, which a profile would need otherwise.
  const person = await registered(request, { name: inMarathi.name, address: '' });
  await open('/login?next=%2Fprofile');
  await logIn(page, person, 'mr');
  const languages = page.getByRole('navigation', { name: 'पाने आणि ईमेलची भाषा' });
  await expect(languages.getByRole('link', { name: 'मराठी' })).toHaveAttribute('aria-current');
  await languages.getByRole('link', { name: 'हिन्दी' }).click();
  await isAt('/profile');
  const loaded = page.waitForResponse(/\/api\/users\/[\w-]+$/);
  await page.reload();
  expect(await (await loaded).json()).toMatchObject({ data: { language: 'hi' } });
  await reads('पेज और ईमेल की भाषा');
  await page.route('**/api/users/*/profile', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await sees('जानकारी सेव नहीं हुई। फिर कोशिश करें।');
  await isAt('/profile');
});

test('the file with their data, also at the second try', async ({ page }) => {
  const { button, press, reads, answerOnce } = walkIn(page, 'mr');
  await logInReaderOf(page, 'mr');
  await openProfile(page);
  const download = 'माझी माहिती डाउनलोड करा';
  await answerOnce('**/api/my-data', { status: 500, json: {} });
  await press(download);
  await reads('तुमची माहिती डाउनलोड झाली नाही. पुन्हा प्रयत्न करा.');
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route('**/api/my-data', async (route) => {
    await held;
    await route.continue();
  });
  const downloading = page.waitForEvent('download');
  await press(download);
  await reads('तुमची माहिती गोळा करत आहोत…');
  answer(undefined);
  await downloading;
  await expect(button(download)).toBeVisible();
});

test('an email is confirmed by a mail in Marathi', async ({ page, baseURL }) => {
  const { open, press, sees, reads } = walkIn(page, 'mr');
  const { email } = await logInReaderOf(page, 'mr');
  await openProfile(page);
  await reads('तुमचा ईमेल पक्का करा.');
  await press('लिंक पुन्हा पाठवा');
  await sees('तुमच्या ईमेलवर लिंक पाठवली आहे.');
  const link = await linkMailedTo(baseURL, { email, subject: 'तुमचा ईमेल पक्का करा' });
  const [mail] = await mailsTo(baseURL, email);
  expect(englishIn([mail?.subject ?? '', mail?.text ?? ''])).toEqual([]);
  expect(new URL(link).pathname).toBe('/mr/confirm-email');
  await page.goto(link);
  await reads('एक टॅप करा, मग ऑर्डरबद्दल ईमेल पाठवू.');
  await press('माझा ईमेल पक्का करा');
  await reads('तुमचा ईमेल पक्का झाला.');
  await open('/aboutus');
  await open('/confirm-email#cut-off');
  await reads('ही लिंक आता चालत नाही', '“माझे खाते” मधून नवीन लिंक पाठवा.');
});

test('a log-out on a shared phone, and one everywhere', async ({ page }) => {
  const { open, isAt, press, sees, reads } = walkIn(page, 'mr');
  await logInReaderOf(page, 'mr');
  await open('/products');
  await press('कार्टमध्ये टाका: डाळीचे पीठ');
  await sees('कार्टमध्ये टाकले: डाळीचे पीठ, 1 किलो');
  await openProfile(page);
  await press('लॉग आउट', page.getByRole('main'));
  await sees(/^लॉग आउट झाले\.$/);
  await isAt('');
  expect(await storedCart(page)).toEqual([]);
  // The slides that are not shown would count as cut off, so only the language is checked.
  await expectNoEnglish(page);

  await logInReaderOf(page, 'mr');
  await openProfile(page);
  await press('सगळीकडून लॉग आउट करा');
  const question = page.getByRole('alertdialog', { name: 'या फोनसकट सगळीकडून लॉग आउट करायचे?' });
  await reads('कार्टमधले पीठ या फोनवर तसेच राहील.');
  await press('सगळीकडून लॉग आउट करा', question);
  await sees('सगळीकडून लॉग आउट झाले.');
  await isAt('');
  await expectNoEnglish(page);
});
