import { SESSION_STORE_KEY } from '@dalan/contract/people/session-store';
import { expectNameInHeader, logIn, registered } from '../../fixtures/people/newcomer.ts';
import { demoCustomer } from '../../fixtures/people/people.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const stranger = { email: 'nobody@example.com', password: 'not-a-secret' };

test('a visitor opens their profile, is sent to log in, and returns to it', async ({
  page,
  request,
}) => {
  const person = await registered(request);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await expect(page).toHaveTitle('Login | Dalan');
  await logIn(page, person);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await expectNameInHeader(page, person.name);

  await page.goto('/login');
  await expect(page, 'who is logged in is not asked again').toHaveURL('/');
});

test('a plain log-in leads to the home page, and no script can read the session cookie', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await logIn(page, demoCustomer);
  await expect(page).toHaveURL('/');
  const visible = await page.evaluate(() =>
    JSON.stringify([document.cookie, localStorage, sessionStorage]),
  );
  const cookies = await context.cookies();
  expect(cookies).not.toEqual([]);
  for (const cookie of cookies) {
    expect(cookie.httpOnly).toBe(true);
    expect(visible).not.toContain(cookie.value);
  }
  const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_STORE_KEY);
  expect(Object.keys(JSON.parse(stored ?? '{}') as object).sort()).toEqual([
    'loggedInStatus',
    'userDetails',
    'userId',
    'version',
  ]);
  expect(stored?.toLowerCase()).not.toMatch(/token|password|secret/);
});

test('the form reports missing fields and a malformed e-mail address', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const email = page.getByLabel('Email', { exact: true });
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Email is required');
  await expectAccessible(page);

  await email.fill('asha@');
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await email.fill('asha@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');

  const password = page.getByLabel('Password', { exact: true });
  const toggle = page.getByRole('button', { name: 'Show password' });
  await password.fill('secret12');
  await password.press('ArrowLeft');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(password).toHaveAttribute('type', 'text');
  await page.keyboard.type('X');
  await expect(password).toHaveValue('secret1X2');
});

test('wrong e-mail and wrong password get the same answer, and the e-mail stays', async ({
  page,
}) => {
  await page.goto('/login');
  await logIn(page, stranger);
  const refusal = page.getByRole('alert');
  await expect(refusal).toHaveText('Invalid email or password');
  await expect(refusal).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(stranger.email);
  await expectAccessible(page);
});

const slow = 'Too many attempts. Please try again in 42 seconds.';
const refusals = [
  { status: 404, text: 'Login endpoint not found. Please check the API URL.' },
  { status: 400, text: 'Invalid email or password' },
  { status: 401, text: 'Unauthorized. Please check your credentials.' },
  { status: 429, code: 'TOO_MANY_REQUESTS', message: slow, text: slow },
  { status: 500, text: 'Login failed. Please try again.' },
];

test('every log-in failure has a message', async ({ page }) => {
  await page.goto('/login');
  const refusal = page.getByRole('alert');
  for (const { status, code, message, text } of refusals) {
    const json = code ? { code, message, requestId: 'r' } : {};
    await page.route('**/api/login', (route) => route.fulfill({ status, json }), { times: 1 });
    await logIn(page, stranger);
    await expect(refusal).toHaveText(text);
  }
  await page.route('**/api/login', (route) => route.abort(), { times: 1 });
  await logIn(page, stranger);
  await expect(refusal).toHaveText('No response from server. Please check your connection.');

  for (const words of ['This device is full.', '']) {
    await page.evaluate(
      ([key, message]) => {
        const setItem = Storage.prototype.setItem;
        Storage.prototype.setItem = function (name, value) {
          if (name === key) throw new Error(message);
          setItem.call(this, name, value);
        };
      },
      [SESSION_STORE_KEY, words],
    );
    await logIn(page, demoCustomer);
    await expect(refusal).toHaveText(words || 'An error occurred during login.');
  }
});

test('a crafted return link leads to the home page', async ({ page }) => {
  await page.goto('/login?next=%2F%2Fevil.test%2Fprofile');
  await logIn(page, demoCustomer);
  await expect(page).toHaveURL('/');
});

test('a session that the server ended also ends on the device', async ({ page, context }) => {
  await page.goto('/login');
  await logIn(page, demoCustomer);
  await expect(page).toHaveURL('/');
  await context.clearCookies();
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=%2Fprofile&reason=ended');
  await expect(page.getByText('Your session has ended. Please log in to continue.')).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_STORE_KEY)).toBeNull();
  await logIn(page, demoCustomer);
  await expect(page).toHaveURL('/profile');
});

test('the log-in pages are the same for everybody, and contain no personal data', async ({
  request,
}) => {
  const visitors = new Map<string, Buffer>();
  const paths = ['/login', '/register', '/profile'];
  for (const path of paths) visitors.set(path, await (await request.get(path)).body());
  expect((await request.post('/api/login', { data: demoCustomer })).status()).toBe(200);
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.headers()['cache-control']).toBe('public, no-cache');
    const html = await answer.body();
    expect(html.equals(visitors.get(path)!)).toBe(true);
    expect(html.toString()).not.toContain(demoCustomer.email);
    expect(html.toString()).toContain('<meta name="robots" content="noindex"/>');
  }
});
