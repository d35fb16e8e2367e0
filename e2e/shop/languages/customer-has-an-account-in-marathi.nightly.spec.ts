import type { Page } from '@playwright/test';
import { expectInLanguage } from '../../fixtures/english-left.ts';
import { linkMailedTo } from '../../fixtures/mailbox.ts';
import { inMarathi, logIn, newcomer, registered } from '../../fixtures/newcomer.ts';
import type { Newcomer } from '../../fixtures/newcomer.ts';
import { expect, test } from '../../fixtures/test.ts';

async function expectMarathi(page: Page): Promise<void> {
  await expectInLanguage(page, 'mr');
}

async function openProfile(page: Page, asha: Newcomer): Promise<void> {
  await page.goto('/mr/login?next=%2Fprofile');
  await logIn(page, asha, 'mr');
  await expect(page.getByRole('button', { name: 'माहिती बदला' })).toBeVisible();
}

test('a customer registers and logs in', async ({ page }) => {
  const asha = { ...newcomer(), ...inMarathi };
  await page.goto('/mr/register');
  await expect(page).toHaveTitle('खाते उघडा | दळण');
  const register = page.getByRole('button', { name: 'खाते उघडा', exact: true });
  await register.click();
  await expect(page.getByText('नाव लिहा', { exact: true })).toBeVisible();
  await page.getByLabel('पूर्ण नाव').fill('www.example.com');
  await page.getByLabel('फोन नंबर').fill('12345');
  await page.getByLabel('ईमेल पत्ता').fill('asha');
  await page.getByLabel('पासवर्ड', { exact: true }).fill('password');
  await page.getByLabel('पासवर्ड पुन्हा लिहा').fill('another');
  await register.click();
  await expect(page.getByText('फक्त नाव लिहा, वेबसाइट नको')).toBeVisible();
  await expect(page.getByText('फोन नंबर 10 अंकी हवा')).toBeVisible();
  await expect(page.getByText('दोन्ही पासवर्ड सारखे नाहीत')).toBeVisible();
  await expectMarathi(page);

  await page.getByLabel('पूर्ण नाव').fill(asha.name);
  await page.getByLabel('फोन नंबर').fill(asha.phone);
  await page.getByLabel('ईमेल पत्ता').fill(asha.email);
  await page.getByLabel('पत्ता (नसला तरी चालेल)').fill(asha.address);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(asha.password);
  await page.getByLabel('पासवर्ड पुन्हा लिहा').fill(asha.password);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/users'));
  await register.click();
  expect((await sent).postDataJSON()).toMatchObject({ language: 'mr' });

  await expect(page).toHaveURL('/mr/login');
  await expect(page.getByText('तुमचे खाते तयार आहे. आता लॉग इन करा.')).toBeVisible();
  await page.getByLabel('पासवर्ड', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'लॉग इन', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('ईमेल किंवा पासवर्ड चुकला आहे');
  await expectMarathi(page);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(asha.password);
  await page.getByRole('button', { name: 'लॉग इन', exact: true }).click();
  await expect(page).toHaveURL('/mr');
});

test('an email that has an account already is refused in Marathi', async ({ page, request }) => {
  const asha = await registered(request, inMarathi);
  await page.goto('/mr/register');
  await page.getByLabel('पूर्ण नाव').fill(asha.name);
  await page.getByLabel('फोन नंबर').fill(asha.phone);
  await page.getByLabel('ईमेल पत्ता').fill(asha.email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(asha.password);
  await page.getByLabel('पासवर्ड पुन्हा लिहा').fill(asha.password);
  await page.getByRole('button', { name: 'खाते उघडा', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('या ईमेलचे खाते आधीच आहे. लॉग इन करा.');
  await expectMarathi(page);
});

test('a customer keeps their profile and changes the password', async ({ page, request }) => {
  const asha = await registered(request, inMarathi);
  await openProfile(page, asha);
  await expect(page).toHaveTitle('माझे खाते | दळण');
  await expectMarathi(page);

  await page.getByRole('button', { name: 'माहिती बदला' }).click();
  const edit = page.getByRole('dialog', { name: 'माहिती बदला' });
  await edit.getByLabel('नाव', { exact: true }).fill('');
  await edit.getByRole('button', { name: 'जतन करा' }).click();
  await expect(edit.getByText('नाव आणि पत्ता लिहा')).toBeVisible();
  await expectMarathi(page);
  await page.keyboard.press('Escape');
  await expect(edit.getByText('तुमचे बदल जतन झालेले नाहीत.')).toBeVisible();
  await expectMarathi(page);
  await edit.getByRole('button', { name: 'लिहीत राहा' }).click();
  await edit.getByLabel('नाव', { exact: true }).fill('आशा जोशी');
  await edit.getByRole('button', { name: 'जतन करा' }).click();
  await expect(page.getByText('तुमची माहिती जतन झाली.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'आशा जोशी' })).toBeVisible();

  await page.getByRole('button', { name: 'पासवर्ड बदला' }).click();
  const change = page.getByRole('dialog', { name: 'पासवर्ड बदला' });
  await change.getByLabel('आत्ताचा पासवर्ड').fill('not this one');
  await change.getByLabel('नवीन पासवर्ड').fill('a new stone');
  await change.getByLabel('पुन्हा एकदा').fill('a new stone');
  await change.getByRole('button', { name: 'जतन करा' }).click();
  await expect(change.getByText('आत्ताचा पासवर्ड चुकला आहे')).toBeVisible();
  await expectMarathi(page);
  await change.getByLabel('आत्ताचा पासवर्ड').fill(asha.password);
  await change.getByRole('button', { name: 'जतन करा' }).click();
  await expect(page.getByText('पासवर्ड बदलला. बाकी फोनवर लॉग आउट झाले.')).toBeVisible();

  await page.getByRole('button', { name: 'सगळीकडून लॉग आउट करा' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('कार्टमधले पीठ या फोनवर तसेच राहील.');
  await expectMarathi(page);
  await page.getByRole('button', { name: 'नको' }).click();
  await page.getByRole('button', { name: 'खाते काढून टाका' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('खाते नक्की काढून टाकायचे?');
  await expectMarathi(page);
});

test('the profile chooses the language of pages and mails', async ({ page, request }) => {
  // Without an address, which a profile would need otherwise.
  await openProfile(page, await registered(request, { name: inMarathi.name, address: '' }));
  const languages = page.getByRole('navigation', { name: 'पाने आणि ईमेलची भाषा' });
  await expect(languages.getByRole('link', { name: 'मराठी' })).toHaveAttribute('aria-current');
  await languages.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/profile');
  const loaded = page.waitForResponse(/\/api\/users\/[\w-]+$/);
  await page.reload();
  expect(await (await loaded).json()).toMatchObject({ data: { language: 'hi' } });
  await expect(page.getByRole('heading', { name: 'पेज और ईमेल की भाषा' })).toBeVisible();
  await expectInLanguage(page, 'hi');

  await page.route('**/api/users/*/profile', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('जानकारी सेव नहीं हुई। फिर कोशिश करें।')).toBeVisible();
  await expect(page).toHaveURL('/hi/profile');
});

test('a customer who forgot the password gets back in', async ({ page, request, baseURL }) => {
  const asha = await registered(request, inMarathi);
  await page.goto('/mr/login');
  await page.getByRole('link', { name: 'पासवर्ड विसरलात?' }).click();
  await expect(page).toHaveURL('/mr/forgotten-password');
  await page.getByLabel('ईमेल', { exact: true }).fill(asha.email);
  await expectMarathi(page);
  await page.getByRole('button', { name: 'लिंक पाठवा' }).click();
  await expect(page.getByRole('heading', { name: 'तुमचा ईमेल पाहा' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: asha.email })).toContainText(
    `${asha.email} चे आमच्याकडे खाते असेल, तर लिंक निघाली आहे.`,
  );
  await expect(page.getByRole('button', { name: /\d+ सेकंदांनी पुन्हा पाठवा/ })).toBeVisible();
  await expectMarathi(page);

  const link = await linkMailedTo(baseURL, { email: asha.email, subject: 'Choose a new password' });
  const { hash } = new URL(link);
  await page.goto(`/mr/new-password${hash}`);
  await expect(page.getByText(`${asha.email} साठी.`)).toBeVisible();
  await expectMarathi(page);
  await page.getByLabel('नवीन पासवर्ड', { exact: true }).fill('a new stone for the mill');
  await page.getByLabel('पुन्हा एकदा').fill('a new stone for the mill');
  await page.getByRole('button', { name: 'जतन करा आणि लॉग इन करा' }).click();
  await expect(page.getByText('नवीन पासवर्ड जतन झाला.')).toBeVisible();
  await expect(page).toHaveURL('/mr');

  await page.goto(`/mr/new-password${hash}`);
  await expect(page.getByRole('heading', { name: 'ही लिंक आता चालत नाही' })).toBeVisible();
  await expectMarathi(page);
});
