import { englishIn, expectInLanguage } from '../../fixtures/look/english-left.ts';
import { linkMailedTo, mailsTo, OWN_MAILBOX } from '../../fixtures/shop/mailbox.ts';
import { placeOrder } from '../../fixtures/orders/orders.ts';
import { logInReaderOf } from '../../fixtures/people/own-language.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { letDaysPass } from '../../fixtures/orders/passed-days.ts';

const readers = {
  mr: {
    none: 'नेहमीची ऑर्डर नाही. एखादी ऑर्डर उघडा आणि “ही ऑर्डर नेहमीची करा” दाबा.',
    notLoaded: 'नेहमीच्या ऑर्डर दिसू शकल्या नाहीत.',
    repeat: 'ही ऑर्डर नेहमीची करा',
    closed: 'रवि सुट्टी',
    tuesday: 'मंगळ',
    first: /^पहिल्यांदा: मंगळ \d/,
    start: 'नेहमीची ऑर्डर सुरू करा',
    done: 'झाले. दर मंगळवारी आणून देऊ.',
    weekly: 'दर आठवड्याला, मंगळवारी',
    items: 'डाळीचे पीठ 2 किलो, आंबेमोहोर तांदळाचे पीठ 1 किलो',
    about: 'आजच्या भावाने अंदाजे ₹372.00',
    change: 'बदला',
    everyTwoWeeks: 'दर दोन आठवड्यांनी',
    save: 'जतन करा',
    changed: 'झाले. दर दोन आठवड्यांनी मंगळवारी आणून देऊ.',
    skip: 'या वेळी नको',
    skipped: /^वगळली: मंगळ \d/,
    undo: 'वगळू नका',
    stop: 'बंद करा',
    question: 'नेहमीची ऑर्डर बंद करायची?',
    keep: 'राहू द्या',
    stopped: 'बंद केली. आतापर्यंतच्या ऑर्डरबद्दल धन्यवाद.',
    subject: 'तुमचे नेहमीचे पीठ ',
    line: 'डाळीचे पीठ, 2 किलो × ₹138.00: ₹276.00',
    title: /^तुमची नेहमीची ऑर्डर: /,
    comes: 'काही करायची गरज नाही, पीठ येईल.',
    skippedByMail: /^वगळली\. पुढची \S+, .+ येईल\.$/,
    stopThis: 'नेहमीची ऑर्डर बंद करा',
    ended: 'ही लिंक आता चालत नाही',
    endedHelp: 'लॉग इन करा; नेहमीच्या ऑर्डर “माझे खाते” मध्ये दिसतील.',
  },
  hi: {
    none: 'कोई नियमित ऑर्डर नहीं। कोई ऑर्डर खोलें और “इसे नियमित ऑर्डर बनाएँ” दबाएँ।',
    notLoaded: 'नियमित ऑर्डर नहीं दिख पाए।',
    repeat: 'इसे नियमित ऑर्डर बनाएँ',
    closed: 'रवि छुट्टी',
    tuesday: 'मंगल',
    first: /^पहली बार: मंगल \d/,
    start: 'नियमित ऑर्डर शुरू करें',
    done: 'हो गया। हर मंगलवार को पहुँचाएँगे।',
    weekly: 'हर हफ्ते, मंगलवार को',
    items: 'बेसन 2 किलो, आंबेमोहर चावल का आटा 1 किलो',
    about: 'आज के भाव से करीब ₹372.00',
    change: 'बदलें',
    everyTwoWeeks: 'हर दो हफ्ते में',
    save: 'सेव करें',
    changed: 'हो गया। हर दो हफ्ते में मंगलवार को पहुँचाएँगे।',
    skip: 'इस बार नहीं',
    skipped: /^इस बार नहीं: मंगल \d/,
    undo: 'वापस लाएँ',
    stop: 'बंद करें',
    question: 'नियमित ऑर्डर बंद करना है?',
    keep: 'रहने दें',
    stopped: 'बंद कर दिया। अब तक के ऑर्डर के लिए धन्यवाद।',
    subject: 'आपका हमेशा वाला आटा ',
    line: 'बेसन, 2 किलो × ₹138.00: ₹276.00',
    title: /^आपका नियमित ऑर्डर: /,
    comes: 'कुछ करने की जरूरत नहीं, आटा आ जाएगा।',
    skippedByMail: /^छोड़ दिया। अगला \S+, .+ को आएगा।$/,
    stopThis: 'नियमित ऑर्डर बंद करें',
    ended: 'यह लिंक अब नहीं चलता',
    endedHelp: 'लॉग इन करें; नियमित ऑर्डर “मेरा खाता” में मिलेंगे।',
  },
};

for (const language of ['mr', 'hi'] as const) {
  const words = readers[language];

  test(`a repeat order is set up, changed, skipped and stopped: ${language}`, async ({
    page,
    ownShop,
    baseURL,
  }) => {
    await ownShop.saveSettings('delivery', { isOn: false, daysOff: [0], cutOff: '23:59' });
    const asha = await logInReaderOf(page, language);
    await page.goto(`/${language}/profile`);
    await expect(page.getByText(words.none)).toBeVisible();
    await expectInLanguage(page, language);
    const order = await placeOrder(page, { Besan: 2, 'Ambemohar Rice Flour': 1 });

    await page.goto(`/${language}/myorders#${order._id}`);
    await page.getByRole('button', { name: words.repeat }).click();
    const dialog = page.getByRole('dialog', { name: words.repeat });
    await expect(dialog.getByRole('radio', { name: words.closed })).toBeDisabled();
    await dialog.getByRole('radio', { name: words.tuesday }).check();
    await expect(dialog.getByText(words.first)).toBeVisible();
    await expectInLanguage(page, language);
    await dialog.getByRole('button', { name: words.start }).click();
    await expect(page.getByText(words.done)).toBeVisible();

    await page.goto(`/${language}/profile`);
    const repeat = page.getByRole('article').filter({ hasText: words.items });
    await expect(repeat).toContainText(words.weekly);
    await expect(repeat).toContainText(words.about);
    await expectInLanguage(page, language);
    await repeat.getByRole('button', { name: words.change }).click();
    const change = page.getByRole('dialog', { name: words.change });
    await change.getByRole('radio', { name: words.everyTwoWeeks }).check();
    await expectInLanguage(page, language);
    await change.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.changed)).toBeVisible();

    await repeat.getByRole('button', { name: words.skip }).click();
    await expect(repeat.getByText(words.skipped)).toBeVisible();
    await expectInLanguage(page, language);
    await repeat.getByRole('button', { name: words.undo }).click();
    await expect(repeat.getByText(words.skipped)).toBeHidden();
    await repeat.getByRole('button', { name: words.stop }).click();
    const question = page.getByRole('alertdialog', { name: words.question });
    await expect(question.getByRole('button', { name: words.keep })).toBeFocused();
    await expectInLanguage(page, language);
    await question.getByRole('button', { name: words.stop }).click();
    await expect(page.getByText(words.stopped)).toBeVisible();
    await expectInLanguage(page, language);
    await page.getByRole('button', { name: words.undo }).click();
    await expect(repeat).toBeVisible();

    await letDaysPass(ownShop.databaseUrl);
    const sent = { email: asha.email, subject: words.subject, portAfter: OWN_MAILBOX };
    const link = await linkMailedTo(baseURL, sent);
    const mails = await mailsTo(baseURL, asha.email, OWN_MAILBOX);
    const mail = mails.find(({ subject }) => subject.startsWith(words.subject));
    expect(mail?.text).toContain(words.line);
    expect(englishIn([mail?.subject ?? '', mail?.text ?? ''])).toEqual([]);

    await page.context().clearCookies();
    expect(new URL(link).pathname).toBe(`/${language}/repeat`);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
    await expect(page.getByText(words.comes)).toBeVisible();
    await expectInLanguage(page, language);
    await page.getByRole('button', { name: words.skip }).click();
    await expect(page.getByText(words.skippedByMail)).toBeVisible();
    await expectInLanguage(page, language);
    await page.getByRole('button', { name: words.undo }).click();
    await expect(page.getByText(words.comes)).toBeVisible();
    await page.getByRole('button', { name: words.stopThis }).click();
    await expect(page.getByText(words.stopped)).toBeVisible();
    await expectInLanguage(page, language);
  });

  test(`a cut-off link, and repeat orders that do not load: ${language}`, async ({ page }) => {
    await page.goto(`/${language}/repeat#cut-off`);
    await expect(page.getByRole('heading', { name: words.ended })).toBeVisible();
    await expect(page.getByText(words.endedHelp)).toBeVisible();
    await expectInLanguage(page, language);

    await logInReaderOf(page, language);
    await page.route('**/api/repeats*', (route) => route.abort());
    await page.goto(`/${language}/profile`);
    await expect(page.getByText(words.notLoaded)).toBeVisible();
    await expectInLanguage(page, language);
  });
}
