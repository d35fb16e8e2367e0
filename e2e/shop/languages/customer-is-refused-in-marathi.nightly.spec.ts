import { SESSION_STORE_KEY } from '@dalan/contract/people/session-store';
import type { Page } from '@playwright/test';

import { newcomer, registered } from '../../fixtures/newcomer.ts';
import { expectInLanguage } from '../../fixtures/english-left.ts';
import { inDevanagari } from '../../fixtures/own-language.ts';
import { expect, test } from '../../fixtures/test.ts';

const details = { retryAfterSeconds: 42 };
const tooMany = { code: 'TOO_MANY_REQUESTS', message: 'Too many', requestId: 'r', details };
const slowDown = 'खूप वेळा प्रयत्न झाला. 42 सेकंदांनी पुन्हा करा.';
const noAnswer = 'उत्तर आले नाही. इंटरनेट तपासा.';

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('ईमेल', { exact: true }).fill(email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'लॉग इन', exact: true }).click();
}

test('every failed log-in says why', async ({ page }) => {
  await page.goto('/mr/login');
  await page.getByRole('button', { name: 'लॉग इन', exact: true }).click();
  await expect(page.getByText('ईमेल लिहा')).toBeVisible();
  await expect(page.getByText('पासवर्ड लिहा')).toBeVisible();
  await expectInLanguage(page, 'mr');
  await page.getByLabel('ईमेल', { exact: true }).fill('asha@');
  await expect(page.getByText('ईमेल नीट लिहा, उदा. asha@example.com')).toBeVisible();
  await expectInLanguage(page, 'mr');

  const stranger = { email: 'nobody@example.com', password: 'not-a-secret' };
  const refusal = page.getByRole('alert');
  await logIn(page, stranger);
  await expect(refusal).toHaveText('ईमेल किंवा पासवर्ड चुकला आहे');
  for (const { status, json = {}, text } of [
    { status: 404, text: 'लॉग इन सध्या बंद आहे. थोड्या वेळाने प्रयत्न करा.' },
    { status: 401, text: 'ईमेल आणि पासवर्ड तपासा.' },
    { status: 500, text: 'लॉग इन झाले नाही. पुन्हा प्रयत्न करा.' },
    { status: 429, json: tooMany, text: slowDown },
  ]) {
    await page.route('**/api/login', (route) => route.fulfill({ status, json }), { times: 1 });
    await logIn(page, stranger);
    await expect(refusal).toHaveText(text);
  }
  await expectInLanguage(page, 'mr');
  await page.route('**/api/login', (route) => route.abort(), { times: 1 });
  await logIn(page, stranger);
  await expect(refusal).toHaveText(noAnswer);

  const asha = await registered(page.request, inDevanagari);
  await page.evaluate((key) => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      if (name === key) throw new Error('This device is full.');
      setItem.call(this, name, value);
    };
  }, SESSION_STORE_KEY);
  await logIn(page, asha);
  await expect(refusal).toHaveText('लॉग इन करताना अडचण आली.');
  await expectInLanguage(page, 'mr');
});

test('a session that has ended asks for the log-in', async ({ page, context, request }) => {
  await page.goto('/mr/login');
  await logIn(page, await registered(request, inDevanagari));
  await expect(page).toHaveURL('/mr');
  await context.clearCookies();
  await page.goto('/mr/profile');
  await expect(page).toHaveURL('/mr/login?next=%2Fprofile&reason=ended');
  await expect(
    page.getByText('तुमचे लॉग इन संपले आहे. पुढे जाण्यासाठी पुन्हा लॉग इन करा.'),
  ).toBeVisible();
  await expectInLanguage(page, 'mr');
});

test('every failed registration says why', async ({ page }) => {
  const asha = { ...newcomer(), ...inDevanagari };
  await page.goto('/mr/register');
  const register = page.getByRole('button', { name: 'खाते उघडा', exact: true });
  await register.click();
  for (const text of ['नाव लिहा', 'फोन नंबर लिहा', 'ईमेल लिहा', 'पासवर्ड लिहा']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await page.getByLabel('फोन नंबर').fill('5550014');
  await expect(page.getByText('10 पैकी 7')).toBeVisible();
  const password = page.getByLabel('पासवर्ड', { exact: true });
  await password.fill('12345');
  await expect(page.getByText('पासवर्ड किमान 6 अक्षरांचा हवा')).toBeVisible();
  await password.fill('123456');
  await expect(page.getByText('हा पासवर्ड सहज ओळखता येतो.')).toBeVisible();
  await expectInLanguage(page, 'mr');

  await page.getByLabel('पूर्ण नाव').fill(asha.name);
  await page.getByLabel('फोन नंबर').fill(asha.phone);
  await page.getByLabel('ईमेल पत्ता').fill(asha.email);
  await password.fill(asha.password);
  await page.getByLabel('पासवर्ड पुन्हा लिहा').fill(asha.password);
  await expect(page.getByText('दोन्ही पासवर्ड सारखे आहेत')).toBeVisible();
  const refusal = page.getByRole('alert');
  const invalid = { code: 'INVALID_INPUT', message: 'Invalid email format', requestId: 'r' };
  for (const { status, json = {}, text } of [
    { status: 400, text: 'लिहिलेली माहिती तपासा.' },
    { status: 400, json: invalid, text: 'लिहिलेले तपासून पुन्हा प्रयत्न करा.' },
    { status: 500, text: 'खाते उघडले नाही. पुन्हा प्रयत्न करा.' },
    { status: 429, json: tooMany, text: slowDown },
  ]) {
    await page.route('**/api/users', (route) => route.fulfill({ status, json }), { times: 1 });
    await register.click();
    await expect(refusal).toHaveText(text);
  }
  await page.route('**/api/users', (route) => route.abort(), { times: 1 });
  await register.click();
  await expect(refusal).toHaveText(noAnswer);
  const torn = { status: 201, body: 'torn' };
  await page.route('**/api/users', (route) => route.fulfill(torn), { times: 1 });
  await register.click();
  await expect(refusal).toHaveText('अडचण आली. पुन्हा प्रयत्न करा.');
  await expectInLanguage(page, 'mr');
});

test('a link for a new password that does not go out says why', async ({ page }) => {
  await page.goto('/mr/forgotten-password');
  const send = page.getByRole('button', { name: 'लिंक पाठवा' });
  await send.click();
  await expect(page.getByText('ईमेल लिहा')).toBeVisible();
  await page.getByLabel('ईमेल', { exact: true }).fill('asha@example.com');
  const call = '**/api/password/forgotten';
  await page.route(call, (route) => route.fulfill({ status: 429, json: tooMany }), { times: 1 });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(slowDown);
  await page.route(call, (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(noAnswer);
  await expectInLanguage(page, 'mr');

  await page.goto('/mr/new-password#cut-off');
  await expect(page.getByRole('heading', { name: 'ही लिंक आता चालत नाही' })).toBeVisible();
  await expect(page.getByText('जुना पासवर्ड अजून चालतो.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'नवीन लिंक पाठवा' })).toBeVisible();
  await expectInLanguage(page, 'mr');
});
