import { SESSION_STORE_KEY } from '@dalan/contract/people/session-store';
import { walkIn } from '../../fixtures/look/walk.ts';
import { inMarathi, logIn, newcomer, registered } from '../../fixtures/people/newcomer.ts';
import type { Newcomer } from '../../fixtures/people/newcomer.ts';
import { linkMailedTo } from '../../fixtures/shop/mailbox.ts';
import { expect, test } from '../../fixtures/test.ts';

const details = { retryAfterSeconds: 42 };
const tooMany = { code: 'TOO_MANY_REQUESTS', message: 'Too many', requestId: 'r', details };
const invalid = { code: 'INVALID_INPUT', message: 'Invalid email format', requestId: 'r' };
const slowDown = 'खूप वेळा प्रयत्न झाला. 42 सेकंदांनी पुन्हा करा.';
const noAnswer = 'उत्तर आले नाही. इंटरनेट तपासा.';

/** Returns the values of the registration form by label. */
const formOf = ({ name, phone, email, password }: Newcomer) => ({
  'पूर्ण नाव': name,
  'फोन नंबर': phone,
  'ईमेल पत्ता': email,
  पासवर्ड: password,
  'पासवर्ड पुन्हा लिहा': password,
});

test('a customer registers and logs in', async ({ page, request }) => {
  const { open, isAt, press, fill, sees, reads } = walkIn(page, 'mr');
  const asha = { ...newcomer(), ...inMarathi };
  await open('/register');
  await expect(page).toHaveTitle('खाते उघडा | दळण');
  const wrong = { name: 'www.example.com', phone: '12345', email: 'asha', password: 'password' };
  await fill({ ...formOf({ ...asha, ...wrong }), 'पासवर्ड पुन्हा लिहा': 'another' });
  await press('खाते उघडा');
  await reads('फक्त नाव लिहा, वेबसाइट नको', 'फोन नंबर 10 अंकी हवा', 'दोन्ही पासवर्ड सारखे नाहीत');

  const { email } = await registered(request, inMarathi);
  await fill(formOf({ ...asha, email }));
  await press('खाते उघडा');
  await reads('या ईमेलचे खाते आधीच आहे. लॉग इन करा.');

  await fill({ 'ईमेल पत्ता': asha.email, 'पत्ता (नसला तरी चालेल)': asha.address });
  const sent = page.waitForRequest((call) => call.url().endsWith('/api/users'));
  await press('खाते उघडा');
  expect((await sent).postDataJSON()).toMatchObject({ language: 'mr' });
  await isAt('/login');
  await sees('तुमचे खाते तयार आहे. आता लॉग इन करा.');
  await logIn(page, { ...asha, password: 'wrong-password' }, 'mr');
  await reads('ईमेल किंवा पासवर्ड चुकला आहे');
  await logIn(page, asha, 'mr');
  await isAt('');
});

test('every failed registration says why', async ({ page }) => {
  const { open, press, fill, sees, reads, answerOnce } = walkIn(page, 'mr');
  await open('/register');
  await press('खाते उघडा');
  await sees('नाव लिहा', 'फोन नंबर लिहा', 'ईमेल लिहा', 'पासवर्ड लिहा');
  await fill({ 'फोन नंबर': '5550014', पासवर्ड: '12345' });
  await sees('10 पैकी 7', 'पासवर्ड किमान 6 अक्षरांचा हवा');
  await fill({ पासवर्ड: '123456' });
  await reads('हा पासवर्ड सहज ओळखता येतो.');
  await fill(formOf({ ...newcomer(), ...inMarathi }));
  await sees('दोन्ही पासवर्ड सारखे आहेत');
  for (const [text, answer] of [
    ['लिहिलेली माहिती तपासा.', { status: 400, json: {} }],
    ['लिहिलेले तपासून पुन्हा प्रयत्न करा.', { status: 400, json: invalid }],
    ['खाते उघडले नाही. पुन्हा प्रयत्न करा.', { status: 500, json: {} }],
    [slowDown, { status: 429, json: tooMany }],
    [noAnswer, undefined],
    ['अडचण आली. पुन्हा प्रयत्न करा.', { status: 201, body: 'torn' }],
  ] as const) {
    await answerOnce('**/api/users', answer);
    await press('खाते उघडा');
    await expect(page.getByRole('alert')).toHaveText(text);
  }
  await reads();
});

test('every failed log-in says why, and so does a session that has ended', async ({
  page,
  context,
}) => {
  const { open, isAt, press, fill, reads, answerOnce } = walkIn(page, 'mr');
  const refusal = page.getByRole('alert');
  await open('/login');
  await press('लॉग इन');
  await reads('ईमेल लिहा', 'पासवर्ड लिहा');
  await fill({ ईमेल: 'asha@' });
  await reads('ईमेल नीट लिहा, उदा. asha@example.com');
  const stranger = { email: 'nobody@example.com', password: 'not-a-secret' };
  for (const [text, answer] of [
    ['लॉग इन सध्या बंद आहे. थोड्या वेळाने प्रयत्न करा.', { status: 404, json: {} }],
    ['ईमेल आणि पासवर्ड तपासा.', { status: 401, json: {} }],
    ['लॉग इन झाले नाही. पुन्हा प्रयत्न करा.', { status: 500, json: {} }],
    [slowDown, { status: 429, json: tooMany }],
    [noAnswer, undefined],
  ] as const) {
    await answerOnce('**/api/login', answer);
    await logIn(page, stranger, 'mr');
    await expect(refusal).toHaveText(text);
  }
  await reads();

  const asha = await registered(page.request, inMarathi);
  await page.evaluate((key) => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      if (name === key) throw new Error('This device is full.');
      setItem.call(this, name, value);
    };
  }, SESSION_STORE_KEY);
  await logIn(page, asha, 'mr');
  await expect(refusal).toHaveText('लॉग इन करताना अडचण आली.');
  await reads();

  await open('/login');
  await logIn(page, asha, 'mr');
  await isAt('');
  await context.clearCookies();
  await open('/profile');
  await isAt('/login?next=%2Fprofile&reason=ended');
  await reads('तुमचे लॉग इन संपले आहे. पुढे जाण्यासाठी पुन्हा लॉग इन करा.');
});

test('a customer who forgot the password gets back in', async ({ page, request, baseURL }) => {
  const { open, isAt, press, follow, fill, sees, reads, answerOnce } = walkIn(page, 'mr');
  const { email } = await registered(request, inMarathi);
  await open('/login');
  await follow('पासवर्ड विसरलात?');
  await isAt('/forgotten-password');
  await press('लिंक पाठवा');
  await sees('ईमेल लिहा');
  await fill({ ईमेल: email });
  await reads();
  for (const [text, answer] of [
    [slowDown, { status: 429, json: tooMany }],
    [noAnswer, undefined],
  ] as const) {
    await answerOnce('**/api/password/forgotten', answer);
    await press('लिंक पाठवा');
    await expect(page.getByRole('alert')).toHaveText(text);
  }
  await reads();
  await press('लिंक पाठवा');
  await expect(page.getByRole('heading', { name: 'तुमचा ईमेल पाहा' })).toBeFocused();
  const sent = `${email} चे आमच्याकडे खाते असेल, तर लिंक निघाली आहे.`;
  await reads(sent, /\d+ सेकंदांनी पुन्हा पाठवा/);

  const { hash } = new URL(
    await linkMailedTo(baseURL, { email, subject: 'Choose a new password' }),
  );
  await open(`/new-password${hash}`);
  await reads(`${email} साठी.`);
  const password = 'a new stone for the mill';
  await fill({ 'नवीन पासवर्ड': password, 'पुन्हा एकदा': password });
  await press('जतन करा आणि लॉग इन करा');
  await sees('नवीन पासवर्ड जतन झाला.');
  await isAt('');
  for (const link of [hash, '#cut-off']) {
    await open('/aboutus');
    await open(`/new-password${link}`);
    await reads('ही लिंक आता चालत नाही', 'जुना पासवर्ड अजून चालतो.', 'नवीन लिंक पाठवा');
  }
});
