import { waitUntilHydrated } from '../../fixtures/look/hydrated.ts';
import { walkIn } from '../../fixtures/look/walk.ts';
import { expect, test } from '../../fixtures/test.ts';

const titles = {
  '/aboutus': ['गिरणीवर न्यायचं धान्य.', 'चक्की पर ले जाने वाला अनाज।'],
  '/contact': ['बोला आमच्याशी', 'हमसे बात करें'],
  '/privacy': ['तुमच्या माहितीची काळजी', 'आपकी जानकारी की सुरक्षा'],
  '/delivery-and-refunds': ['डिलिव्हरी आणि परतावा', 'डिलीवरी और रिफंड'],
  '/terms': ['नियम आणि अटी', 'नियम और शर्तें'],
  '/accessibility': ['सर्वांसाठी सुलभता', 'सबके लिए सुगमता'],
  '/login': ['लॉग इन', 'लॉग इन'],
  '/register': ['खाते उघडा', 'खाता खोलें'],
  '/forgotten-password': ['पासवर्ड विसरलात?', 'पासवर्ड भूल गए?'],
  '/confirm-email': ['ही लिंक आता चालत नाही', 'यह लिंक अब नहीं चलता'],
} as const;

for (const [number, language] of (['mr', 'hi'] as const).entries()) {
  test(`the pages for everybody have no English on them: ${language}`, async ({ page }) => {
    const { open, reads } = walkIn(page, language);
    for (const [path, words] of Object.entries(titles)) {
      await open(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[number] ?? '');
      await reads();
    }
  });
}

test('a page that does not exist says so in Marathi', async ({ page }) => {
  const { open, isAt, follow, reads } = walkIn(page, 'mr');
  expect((await open('/no-such-page'))?.status()).toBe(404);
  await reads('हे पान सापडले नाही', 'हे पान आमच्याकडे नाही. पीठ मात्र आहे.');
  await follow('मुख्यपानावर जा');
  await isAt('');
});

test.describe('without a connection', () => {
  test.use({ expectedWords: /Loading chunk about-us/ });

  test('a page that does not load says so in Marathi', async ({ page, context }) => {
    const { open, reads } = walkIn(page, 'mr');
    await open('/privacy');
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    // A click by script touches nothing before, so the page is not preloaded.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('footer a[href="/mr/aboutus"]')?.click();
    });
    await reads('अचानक अडचण आली!', 'दुकानाचा काही भाग आला नाही.');
  });
});

test('a visitor writes to the mill in Marathi', async ({ page }) => {
  const { open, press, fill, sees, reads, answerOnce } = walkIn(page, 'mr');
  await open('/contact');
  await press('संदेश पाठवा');
  await reads('विषय लिहा');
  await fill({ नाव: 'आशा कुलकर्णी', ईमेल: 'asha@example.com' });
  await fill({ विषय: 'ज्वारीचे पीठ', संदेश: 'नवीन ज्वारी आली का?' });
  const details = { retryAfterSeconds: 30 };
  const json = { message: 'Too many', code: 'TOO_MANY_REQUESTS', requestId: 'r', details };
  await answerOnce('**/api/contact', { status: 429, json });
  await press('संदेश पाठवा');
  await reads('30 सेकंदांनी पुन्हा करा.');
  await press('फॉर्मकडे परत');
  await press('संदेश पाठवा');
  await sees('धन्यवाद! लवकरच उत्तर देतो.');
  await reads();
});
