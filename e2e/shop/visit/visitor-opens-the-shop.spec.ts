import { SESSION_STORE_KEY, serializeSession } from '@dalan/contract/people/session-store';
import { demoCustomer } from '../../fixtures/people/people.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const NAMES = [
  'Khapli Wheat Flour',
  'Lokwan Wheat Flour',
  'Jowar Flour',
  'Bajra Flour',
  'Nachni Flour',
  'Ambemohar Rice Flour',
  'Besan',
  'Makka Flour',
  'Thalipeeth Bhajani',
  'Rajgira Flour',
  'Soya Flour',
  'Upvas Bhajani',
];

test('the home page is complete without JavaScript', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const name of NAMES) expect(html).toContain(name);
  expect(html).toContain('₹128.00');
  expect(html).toContain('₹240.00');
});

test('public pages are the same bytes for a visitor and for a logged-in customer', async ({
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const customer = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const logIn = await customer.post('/api/login', {
    data: demoCustomer,
  });
  expect(logIn.status()).toBe(200);
  for (const path of ['/', '/products']) {
    const [forVisitor, forCustomer] = await Promise.all([visitor.get(path), customer.get(path)]);
    expect((await forCustomer.body()).equals(await forVisitor.body())).toBe(true);
    expect(await forCustomer.text()).not.toContain(demoCustomer.email);
    expect(forVisitor.headers()['cache-control']).toBe('public, no-cache');
    expect(forVisitor.headers()['set-cookie']).toBeUndefined();
  }
});

test('a visitor opens the shop and sees what it sells', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Our Premium Collection' })).toBeVisible();
  for (const name of NAMES) await expect(page.getByRole('heading', { name })).toBeAttached();
  await expectAccessible(page);
});

test('the header matches the stored session before any bundled script runs', async ({ page }) => {
  const session = { loggedInStatus: true, userDetails: { name: 'Asha Kulkarni' }, userId: 'x' };
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    SESSION_STORE_KEY,
    serializeSession(session),
  ] as const);
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(page.getByText('Asha Kulkarni').first()).toBeAttached();
});

test('an unknown address is a real 404 inside the shop', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expectAccessible(page);
});

test('the slides change every five seconds, on phones too, until they are paused', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause slides' });
  const dot = (place: number) => page.getByRole('button', { name: `Slide ${place}`, exact: true });
  await expect(pause).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await page.clock.fastForward(5_000);
  await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  // A slide that is not shown is inert, and so would be a heading in it.
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Stone-ground flour, milled fresh in Pune');
  expect(await title.evaluate((heading) => heading.closest('[inert]'))).toBeNull();
  await pause.click();
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(dot(3)).toHaveAttribute('aria-current', 'true');
});

test('a touch stops the slides, and with reduced motion they never change', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible();
  await page.getByRole('heading', { name: 'Milled slow' }).dispatchEvent('pointerdown');
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  const first = page.getByRole('button', { name: 'Slide 1', exact: true });
  await expect(first).toHaveAttribute('aria-current', 'true');
});
