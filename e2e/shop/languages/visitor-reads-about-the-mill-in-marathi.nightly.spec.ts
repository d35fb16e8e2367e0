import { expectNoEnglish } from '../../fixtures/english-left.ts';
import { waitUntilHydrated } from '../../fixtures/hydrated.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const pages = {
  mr: {
    '/aboutus': 'गिरणीवर न्यायचं धान्य.',
    '/contact': 'बोला आमच्याशी',
    '/privacy': 'तुमच्या माहितीची काळजी',
    '/delivery-and-refunds': 'डिलिव्हरी आणि परतावा',
    '/terms': 'नियम आणि अटी',
    '/login': 'लॉग इन',
    '/register': 'खाते उघडा',
    '/forgotten-password': 'पासवर्ड विसरलात?',
    '/confirm-email': 'ही लिंक आता चालत नाही',
  },
  hi: {
    '/aboutus': 'चक्की पर ले जाने वाला अनाज।',
    '/contact': 'हमसे बात करें',
    '/privacy': 'आपकी जानकारी की सुरक्षा',
    '/delivery-and-refunds': 'डिलीवरी और रिफंड',
    '/terms': 'नियम और शर्तें',
    '/login': 'लॉग इन',
    '/register': 'खाता खोलें',
    '/forgotten-password': 'पासवर्ड भूल गए?',
    '/confirm-email': 'यह लिंक अब नहीं चलता',
  },
};

for (const [language, titles] of Object.entries(pages)) {
  for (const [path, title] of Object.entries(titles)) {
    test(`/${language}${path} has no English on it`, async ({ page }) => {
      await page.goto(`/${language}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectNoEnglish(page);
      await expectAccessible(page);
    });
  }
}

test('a page that does not exist says so in Marathi', async ({ page }) => {
  const answer = await page.goto('/mr/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'हे पान सापडले नाही' })).toBeVisible();
  await expect(page.getByText('हे पान आमच्याकडे नाही. पीठ मात्र आहे.')).toBeVisible();
  await expectNoEnglish(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'मुख्यपानावर जा' }).click();
  await expect(page).toHaveURL('/mr');
});

test.describe('without a connection', () => {
  test.use({ expectedWords: /Loading chunk about-us/ });

  test('a page that does not load says so in Marathi', async ({ page, context }) => {
    await page.goto('/mr/privacy');
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    // Not touched before, so its page is not preloaded.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('footer a[href="/mr/aboutus"]')?.click();
    });
    await expect(page.getByRole('heading', { name: 'अचानक अडचण आली!' })).toBeVisible();
    await expect(page.getByText('दुकानाचा काही भाग आला नाही.')).toBeVisible();
    await expectNoEnglish(page);
    await expectAccessible(page);
  });
});

test('a visitor writes to the mill in Marathi', async ({ page }) => {
  await page.goto('/mr/contact');
  const send = page.getByRole('button', { name: 'संदेश पाठवा', exact: true });
  await send.click();
  await expect(page.getByText('विषय लिहा', { exact: true })).toBeVisible();
  await expectNoEnglish(page);
  await expectAccessible(page);
  await page.getByLabel('नाव', { exact: true }).fill('आशा कुलकर्णी');
  await page.getByLabel('ईमेल', { exact: true }).fill('asha@example.com');
  await page.getByLabel('विषय').fill('ज्वारीचे पीठ');
  await page.getByLabel('संदेश', { exact: true }).fill('नवीन ज्वारी आली का?');

  const details = { retryAfterSeconds: 30 };
  const refused = { message: 'Too many', code: 'TOO_MANY_REQUESTS', requestId: 'r', details };
  await page.route('**/api/contact', (route) => route.fulfill({ status: 429, json: refused }), {
    times: 1,
  });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('30 सेकंदांनी पुन्हा करा.');
  await expectNoEnglish(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'फॉर्मकडे परत' }).click();
  await send.click();
  await expect(page.getByText('धन्यवाद! लवकरच उत्तर देतो.')).toBeVisible();
  await expectNoEnglish(page);
});
