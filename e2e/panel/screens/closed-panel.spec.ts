import type { Product } from '@dalan/contract/catalog/catalog';
import type { ShelfPage } from '@dalan/contract/catalog/shelf';
import { SESSION_STORE_KEY, serializeSession } from '@dalan/contract/people/session-store';
import type { Page } from '@playwright/test';
import { changeAnswer } from '../../fixtures/shop/change-answer.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { waitUntilHydrated } from '../../fixtures/look/hydrated.ts';
import { newcomer } from '../../fixtures/people/newcomer.ts';
import { demoCustomer } from '../../fixtures/people/people.ts';
import { logInThroughApi } from '../../fixtures/people/session.ts';
import {
  openEdit,
  openOrders,
  orderAction,
  placeOrders,
} from '../../fixtures/orders/staff-orders.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Each of these would have an effect if it were interpreted as anything but text. */
const PAYLOADS: [string, string, string, string, string, string, ...string[]] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><iframe src=javascript:alert(1)>',
  "';alert(1);//",
  '</title><script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<body onpageshow=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '<details open ontoggle=alert(1)>',
  '<style>@import "//evil.test"</style>',
  '<math><mtext></p><img src=x onerror=alert(1)>',
];
const ALL = PAYLOADS.join(' ');

async function expectNothingRan(page: Page, open: () => Promise<void>): Promise<void> {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await open();
  expect(dialogs).toBe(0);
}

test('a forged session in local storage opens neither the panel nor data', async ({ page }) => {
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && response.ok()) answers.push(pathname);
  });
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    SESSION_STORE_KEY,
    serializeSession({
      loggedInStatus: true,
      userDetails: { name: 'Mallory', role: 'admin' },
      userId: '00000000-0000-7000-8000-000000000000',
    }),
  ] as const);
  for (const master of ['', '/productmaster', '/ordermaster', '/contactmaster']) {
    await page.goto(`/admin${master}`);
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  }
  expect(answers.filter((path) => !['/api/session', '/api/shop'].includes(path))).toEqual([]);
});

test('the log-in leaves no token that a script could read', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(demoCustomer.email);
  await page.getByLabel('Password', { exact: true }).fill(demoCustomer.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(['dalan_device', 'dalan_session']);
  const readable = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie]),
  );
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(readable).not.toContain(cookie.value);
  }
  expect(readable).not.toContain(demoCustomer.password);
});

test('calls about orders send the caller’s user id', async ({ page, request }) => {
  const { phone, order } = await placeOrders(request, 1);
  await signInThroughApi(page);
  const answer = await page.request.get('/api/session');
  const { user } = (await answer.json()) as { user: { _id: string } };
  const named: string[] = [];
  page.on('request', (call) => {
    const isAboutOrders = call.url().includes('/api/admin/order');
    if (isAboutOrders && call.headers()['user-id'] === user._id) named.push(call.method());
  });
  await openOrders(page, phone);
  const edit = await openEdit(page, order);
  await edit.chooseOrder('Confirmed');
  await edit.save.click();
  await expect(edit.dialog).toBeHidden();
  await orderAction(page, 'Delete', order).click();
  const question = page.getByRole('dialog', { name: 'Delete order' });
  await question.getByRole('button', { name: 'Delete order' }).click();
  await expect(question).toBeHidden();
  expect([...new Set(named)].sort()).toEqual(['DELETE', 'GET', 'PUT']);
});

test('visitors’ input is shown as text in the panel', async ({ page, request }) => {
  await request.post('/api/contact', {
    data: { name: PAYLOADS[0], email: 'm@example.com', subject: PAYLOADS[1], message: ALL },
  });
  const person = { ...newcomer(), name: PAYLOADS[3], address: ALL.slice(0, 400) };
  expect((await request.post('/api/users', { data: person })).status()).toBe(201);
  const { email, password } = person;
  await request.post('/api/login', { data: { email, password } });
  const { user } = (await (await request.get('/api/session')).json()) as { user: { _id: string } };
  const { _id: productId, pricePerKg } = await flourNamed(request, 'Makka Flour');
  const order = await request.post('/api/orders', {
    data: {
      userId: user._id,
      items: [{ productId, quantityKg: 1, pricePerKg }],
      deliveryAddress: ALL.slice(0, 400),
      contactNumber: person.phone,
    },
  });
  expect(order.status()).toBe(201);
  await signInThroughApi(page);
  await expectNothingRan(page, async () => {
    for (const [path, name] of [
      ['/admin', PAYLOADS[3]],
      ['/admin/ordermaster', PAYLOADS[3]],
      ['/admin/contactmaster', PAYLOADS[0]],
    ] as const) {
      // Other tests write at the same time, so the newest ten may all be theirs.
      await page.goto(`${path}?size=25`);
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
      const row = page.getByRole('row').filter({ hasText: name }).first();
      await row
        .getByRole('button', { name: /^View / })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toContainText('alert(1)');
    }
  });
});

test('staff input is shown as text in the shop', async ({ page }) => {
  const { _id } = await flourNamed(page.request, 'Makka Flour');
  const taint = (product: Product) => ({
    ...product,
    name: PAYLOADS[1],
    nameMr: PAYLOADS[2],
    text: PAYLOADS[4],
    category: PAYLOADS[5],
    description: ALL,
  });
  const url = /\/api\/(?:shelf|products\/[\w-]+)(?:\?|$)/;
  await changeAnswer(page, url, (answer: Product | ShelfPage) =>
    'products' in answer ? { ...answer, products: answer.products.map(taint) } : taint(answer),
  );
  await logInThroughApi(page);
  await expectNothingRan(page, async () => {
    await page.goto(`/product/${_id}`);
    await expect(page.getByRole('heading', { level: 1, name: PAYLOADS[1] })).toBeVisible();
    await waitUntilHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Flour Products' })).toBeVisible();
    await expect(page.getByRole('heading', { name: PAYLOADS[1] }).first()).toBeVisible();
  });
});

test('a crafted return path after the log-in leads to the panel’s home', async ({ page }) => {
  await logInThroughApi(page);
  const forms = [
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test/',
    'http:evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.test',
    '/%09/evil.test',
    '%2F%2Fevil.test',
    '/..//evil.test',
    '/.//evil.test',
    'evil.test',
    '/no-such-page',
    '/admin',
    '/api/session',
    '/loginadmin',
    '//',
    '/\\/evil.test',
    ' //evil.test',
  ];
  for (const next of forms) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page, next).toHaveURL('/');
  }
});
