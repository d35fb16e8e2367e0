import { languages, pathIn } from '@dalan/contract/language/languages';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { demoAdmin } from '../../fixtures/people/people.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

const contactCall = '**/api/contact';
const map = 'https://www.openstreetmap.org';

const NUMBER = /Your number is (D-\d{4}-\d{4,})\./;

type Message = { name: string; email: string; subject: string; message: string };

function someMessage(): Message {
  return {
    name: 'आशा Kulkarni',
    email: 'asha@example.com',
    subject: `Bajra ${randomUUID()}`,
    message: 'When is bajra back?\nबाजरीचे पीठ कधी मिळेल?',
  };
}

function field(page: Page, name: keyof Message) {
  const label = { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' }[name];
  return page.getByLabel(label, { exact: true });
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message' }).click();
}

async function write(page: Page, message: Message): Promise<void> {
  for (const [name, text] of Object.entries(message)) {
    await field(page, name as keyof Message).fill(text);
  }
}

test('a visitor finds everything about the mill on one page', async ({ page }) => {
  const response = await page.goto('/contact');
  expect(response?.headers()['cache-control']).toContain('public');
  await expect(page).toHaveTitle('Contact | Dalan');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible();
  for (const text of [
    "Have questions about our products or services? We'd love to hear from you!",
    '12 Jatyachi Aali, Kasba Peth, Pune 411011, India',
    'Monday to Sunday',
    '10:00 AM to 8:00 PM',
    'Visit our store or shop online to discover our premium selection of flours and baking ingredients.',
  ]) {
    await expect(main.getByText(text)).toBeVisible();
  }
  const headings = await main.getByRole('heading').allTextContents();
  expect(headings).toEqual([
    'Get In Touch',
    'Send Us a Message',
    'Contact Information',
    'Dalan mill and shop',
    'Experience flour fresh off the stone',
  ]);
  const phone = main.getByRole('link', { name: '+91 20 5550 0142' });
  await expect(phone).toHaveAttribute('href', 'tel:+912055500142');
  const mail = main.getByRole('link', { name: 'hello@dalan.example' });
  await expect(mail).toHaveAttribute('href', 'mailto:hello@dalan.example');
  for (const [name, placeholder] of [
    ['name', 'Enter your name'],
    ['email', 'Enter your email'],
    ['subject', 'What is this regarding?'],
    ['message', 'Tell us what you need...'],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('placeholder', placeholder);
  }
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'message')).toHaveAttribute('rows', '5');
  for (const name of ['Shop Now', 'Find a Store']) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', '/products');
  }
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  if (!isPhone) {
    const link = page.getByRole('banner').getByRole('link', { name: 'Contact' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is readable, and says how else to write', async ({ page, request }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'hello@dalan.example' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Directions' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Send Message' })).toBeDisabled();
    // This browser does not show <noscript>, although scripts are off.
    const html = await (await request.get('/contact')).text();
    expect(html).toContain(
      'Please turn on JavaScript to send this form, or write to us by e-mail.',
    );
  });
});

for (const [time, words] of [
  ['2026-11-15T09:59:00+05:30', 'Closed now'],
  ['2026-11-15T10:00:00+05:30', 'Open now'],
] as const) {
  test(`at ${time} the mill says: ${words}`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    await page.goto('/contact');
    await expect(page.getByText(words)).toBeVisible();
  });
}

test('a message reaches the mill, and the form is reset', async ({ page, request }) => {
  await page.goto('/contact');
  const message = someMessage();
  await write(page, message);
  await expect(page.getByText(`${message.message.length} of 4000`)).toBeVisible();
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route(contactCall, async (route) => {
    await held;
    await route.continue();
  });
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  answer(undefined);
  const panel = page.getByRole('status').filter({ hasText: 'Message Sent!' });
  await expect(panel).toContainText('Thank you for your message! We will get back to you shortly.');
  await expect(panel).toContainText(NUMBER);
  await expect(panel).toBeFocused();
  await expect(panel).toHaveCSS('border-top-color', 'rgb(31, 91, 58)');
  await expect(page.getByRole('button', { name: 'Send Message' })).toHaveCount(0);
  await expectAccessible(page);

  const { email: username, password } = demoAdmin;
  await request.post('/api/admin/login', { data: { username, password } });
  const found = await request.get('/api/contact', { params: { q: message.subject } });
  const [, ticket] = NUMBER.exec(await panel.innerText()) ?? [];
  expect(await found.json()).toMatchObject({ data: [{ ...message, ticket }] });

  await page.getByRole('button', { name: 'Send another message' }).click();
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    await expect(field(page, name)).toHaveValue('');
  }
});

const words = {
  en: { labels: ['Name', 'Email', 'Subject', 'Message'], send: 'Send Message', sent: NUMBER },
  mr: {
    labels: ['नाव', 'ईमेल', 'विषय', 'संदेश'],
    send: 'संदेश पाठवा',
    sent: /तुमचा क्रमांक D-\d{4}-\d{4,}\./,
  },
  hi: {
    labels: ['नाम', 'ईमेल', 'विषय', 'संदेश'],
    send: 'संदेश भेजें',
    sent: /आपका नंबर D-\d{4}-\d{4,} है।/,
  },
};
for (const language of languages) {
  test(`the number of a message fits a phone and a desk: ${language}`, async ({ page }) => {
    const { labels, send: button, sent } = words[language];
    await page.goto(pathIn(language, '/contact'));
    for (const [place, text] of Object.values(someMessage()).entries()) {
      await page.getByLabel(labels[place]!, { exact: true }).fill(text);
    }
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeFocused();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page, `the number at ${width}`);
      if (width > 320) await expectAccessible(page);
    }
  });
}

test('the form reports missing fields and a malformed e-mail address', async ({ page }) => {
  await page.goto('/contact');
  await send(page);
  for (const text of [
    'Name is required',
    'Email is required',
    'Subject is required',
    'Message is required',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toHaveAccessibleDescription('Name is required');
  await expectAccessible(page);
  await write(page, { ...someMessage(), email: 'asha@' });
  await send(page);
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await expect(field(page, 'email')).toBeFocused();
});

const slow = 'Too many attempts. Please try again in 42 seconds.';
const other = 'An error occurred while submitting your message. Please try again.';
const failures = [
  {
    status: 400,
    code: 'INVALID_INPUT',
    message: 'Subject is required',
    text: 'Subject is required',
  },
  { status: 400, text: 'Please check your form inputs and try again.' },
  { status: 429, code: 'TOO_MANY_REQUESTS', message: slow, text: `${other}${slow}` },
  { status: 500, text: 'Server error. Please try again later.' },
  { status: 503, text: other },
];

test('every failure has a message in red, and keeps the input', async ({ page }) => {
  await page.goto('/contact');
  const message = someMessage();
  await write(page, message);
  const panel = page.getByRole('alert');

  async function expectFailure(text: string): Promise<void> {
    await send(page);
    await expect(panel).toContainText('Message Not Sent');
    await expect(panel).toContainText(text);
    await expect(panel).not.toContainText('Message Sent!');
    await expect(panel).toBeFocused();
    await expect(panel).toHaveCSS('border-top-color', 'rgb(180, 35, 42)');
    await page.getByRole('button', { name: 'Back to the form' }).click();
    for (const [name, typed] of Object.entries(message)) {
      await expect(field(page, name as keyof Message)).toHaveValue(typed);
    }
    await expect(field(page, 'name')).toBeFocused();
  }

  for (const { status, code, message: said, text } of failures) {
    const json = code ? { code, message: said, requestId: 'r' } : {};
    await page.route(contactCall, (route) => route.fulfill({ status, json }), { times: 1 });
    await expectFailure(text);
  }
  await page.route(contactCall, (route) => route.abort(), { times: 1 });
  await expectFailure('No response from server. Please check your connection.');

  await page.route(contactCall, (route) => route.abort(), { times: 1 });
  await send(page);
  await expect(panel).toBeVisible();
  await expectAccessible(page);
});

test('the honeypot field takes no focus and no space', async ({ page }) => {
  await page.goto('/contact');
  const trap = page.locator('[name="website"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(page.getByLabel('Website')).not.toBeInViewport();
});

test('the address can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.getByText('Address copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Kasba Peth');
});

test.describe('the map', () => {
  test.use({ otherHosts: [map] });

  test('loads on request, and no third party is called before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(map)) asked.push(request.url());
    });
    await page.route(`${map}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>map</title><p>Here it is</p>' }),
    );
    // The map is reached from another page, whose content security policy must allow it too.
    await page.goto('/aboutus');
    await page.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByText('Drawn map, not to scale')).toBeVisible();
    await page.getByText('Drawn map, not to scale').scrollIntoViewIfNeeded();
    const directions = page.getByRole('main').getByRole('link', { name: 'Directions' });
    await expect(directions).toHaveAttribute('href', /destination=18\.5196%2C73\.8567$/);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    await page.getByRole('button', { name: 'Show map' }).click();
    const frame = page.frameLocator('iframe[title="Map of the store location"]');
    await expect(frame.getByText('Here it is')).toBeVisible();
    expect(asked).toHaveLength(1);
    await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show map' })).toHaveCount(0);
    await expect(directions).toBeVisible();
  });
});

test('a phone loads few pictures before scrolling', async ({ page }) => {
  const bytes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return;
    bytes.push(response.body().then((body) => body.length));
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const sum = (await Promise.all(bytes)).reduce((total, count) => total + count, 0);
  expect(sum).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) < 900 ? 40 * 1024 : Infinity);
});
