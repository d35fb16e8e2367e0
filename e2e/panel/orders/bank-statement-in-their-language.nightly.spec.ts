import { closeOtherBrowsers, hire } from '../../fixtures/people/colleagues.ts';
import { expectInLanguage } from '../../fixtures/look/english-left.ts';
import { chooseFile, orderOf, receiveFlour, statementFile } from '../../fixtures/orders/bank.ts';
import { shortIdOf } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';

test.afterEach(closeOtherBrowsers);

/** The bank's own words for its columns. */
const head = ['Date', 'Narration', 'Ref', 'Debit', 'Credit', 'Balance'];

const languages = {
  mr: {
    own: 'मराठी',
    title: 'बँक स्टेटमेंट',
    find: /^जुळणी शोधा/,
    doubtful: 'शंका',
    record: '1 नोंद करा',
    recorded: /^1 नोंदी झाल्या/,
  },
  hi: {
    own: 'हिन्दी',
    title: 'बैंक स्टेटमेंट',
    find: /^मिलान करें/,
    doubtful: 'शक',
    record: '1 भुगतान दर्ज करें',
    recorded: /^1 भुगतान दर्ज हुए/,
  },
} as const;

for (const language of ['mr', 'hi'] as const) {
  for (const width of [360, 1280]) {
    test(`a statement is recorded in ${language} at ${width}`, async ({
      browser,
      page: customers,
      request,
      ownShop,
    }) => {
      test.slow();
      await ownShop.saveSettings('delivery', { isOn: false });
      await receiveFlour(ownShop.owner, 'Besan', 10);
      const sure = await orderOf(customers.request, 'Asha Kulkarni', { Besan: 2 });
      const unsure = await orderOf(customers.request, 'Yusuf Tamboli', { Besan: 1 });
      const { page, name } = await hire(browser, request, 'counter');
      const known = ['Asha Kulkarni', 'Yusuf Tamboli', 'Dalan', name, 'Anita'];
      const words = languages[language];
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin/today');
      await page.getByRole('button', { name: /Account of/ }).click();
      await page.getByRole('menuitemradio', { name: words.own }).click();
      await page.getByRole('link', { name: words.title }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expectInLanguage(page, language, known);
      const day = '16/01/2026';
      await chooseFile(page).setInputFiles(
        statementFile(head.join(), [
          { day, text: `UPI-ASHA-${shortIdOf(sure._id)}`, amount: sure.amountToPay },
          { day, text: `UPI-Y TAMBOLI-${width}${language}`, amount: unsure.amountToPay + 1 },
          { day, text: 'NEFT-QQ', amount: 71_234.56 },
        ]),
      );
      await expect(page.getByRole('button', { name: words.find })).toBeVisible();
      await expectInLanguage(page, language, [...known, ...head]);
      await page.getByRole('button', { name: words.find }).click();
      await expect(page.getByRole('region', { name: words.doubtful })).toBeVisible();
      await expectInLanguage(page, language, [...known, 'ASHA', 'Y TAMBOLI']);
      await page.getByRole('button', { name: words.record }).click();
      await expect(page.getByRole('heading', { name: words.recorded })).toBeVisible();
      await expectInLanguage(page, language, known);
    });
  }
}
