import { TOTAL_COUNT_HEADER } from '@dalan/contract/text/lists';
import type { Order, OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import type { Page } from '@playwright/test';

import { moveOrder, placeOrder, shortIdOf } from '../../fixtures/orders.ts';
import { expectInLanguage } from '../../fixtures/english-left.ts';
import { logInReaderOf } from '../../fixtures/own-language.ts';
import { expect, test } from '../../fixtures/test.ts';

const listCall = '**/api/my-orders?*';
const cancelCall = '**/api/orders/*/cancel*';

/** An order keeps the names under which it was sold. */
const names = ['Besan', 'Ambemohar Rice Flour'];

function orderCard(page: Page, { _id }: Order) {
  const card = page.locator(`article[id="${_id}"]`);
  return { card, head: card.getByRole('button', { name: `ऑर्डर ${shortIdOf(_id)}` }) };
}

/** As many as asked for, all like this one. */
function copiesOf(order: Order, count: number): Order[] {
  const id = (number: number) => `${order._id.slice(0, -8)}${String(number).padStart(8, '0')}`;
  return Array.from({ length: count }, (_, index) => ({ ...order, _id: id(index) }));
}

test('a list without orders, one that does not load, and an order that is not theirs', async ({
  page,
}) => {
  await logInReaderOf(page, 'mr');
  await page.goto('/mr/myorders');
  await expect(page).toHaveTitle('माझ्या ऑर्डर | दळण');
  await expect(page.getByRole('heading', { name: 'तुम्ही अजून ऑर्डर दिलेली नाही.' })).toBeVisible();
  await expectInLanguage(page, 'mr');
  await page.getByRole('link', { name: 'आणखी पिठे पाहा' }).click();
  await expect(page).toHaveURL('/mr/products');

  const order = await placeOrder(page, { Besan: 1 });
  await page.route(listCall, (route) => route.abort(), { times: 1 });
  await page.goto('/mr/myorders');
  await expect(page.getByRole('alert')).toContainText('तुमच्या ऑर्डर आल्या नाहीत.');
  await expectInLanguage(page, 'mr');
  await page.getByRole('button', { name: 'पुन्हा प्रयत्न करा' }).click();
  await expect(orderCard(page, order).head).toBeVisible();

  await page.goto('/mr/myorders#01990000-0000-7000-8000-000000000001');
  await expect(page.getByText('ही ऑर्डर सापडली नाही.')).toBeVisible();
  await expectInLanguage(page, 'mr', names);
});

const statuses: [OrderStatus, word: string, next: string][] = [
  ['Placed', 'ऑर्डर मिळाली', 'तुमची ऑर्डर मिळाली. लवकरच पक्की करतो.'],
  ['Pending', 'पक्की व्हायची आहे', 'तुमची ऑर्डर मिळाली. लवकरच पक्की करतो.'],
  ['Confirmed', 'पक्की झाली', 'ऑर्डर पक्की झाली. आता दळायला घेतो.'],
  ['Processing', 'तयार होत आहे', 'तुमचे दळण आणि पॅकिंग चालू आहे.'],
  ['Shipped', 'वाटेत आहे', 'तुमचे पीठ वाटेत आहे.'],
  ['Delivered', 'पोहोचली', 'तुमचे पीठ पोहोचले.'],
  ['Cancelled', 'रद्द', 'ही ऑर्डर रद्द झाली आहे.'],
  ['Returned', 'परत आली', 'ही ऑर्डर आमच्याकडे परत आली.'],
];
const payments: [PaymentStatus, word: string][] = [
  ['Pending', 'पैसे: बाकी'],
  ['Completed', 'पैसे: पूर्ण मिळाले'],
  ['Failed', 'पैसे: आले नाहीत'],
  ['Refunded', 'पैसे: परत दिले'],
  ['Partially Paid', 'पैसे: काही मिळाले'],
  ['Paid', 'पैसे: मिळाले'],
];

test('each status has its words, and older orders come on request', async ({ page }) => {
  await logInReaderOf(page, 'mr');
  await placeOrder(page, { Besan: 2, 'Ambemohar Rice Flour': 1 });
  const listed = await page.request.get('/api/my-orders?language=mr');
  const [order] = (await listed.json()) as [Order];
  const orders = copiesOf(order, 21).map((copy, index) => ({
    ...copy,
    orderStatus: statuses[index % statuses.length]![0],
    paymentStatus: payments[index % payments.length]![0],
  }));
  await page.route(listCall, (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('page') === '1';
    return route.fulfill({
      json: isFirst ? orders.slice(0, 20) : orders.slice(20),
      headers: { [TOTAL_COUNT_HEADER]: '21' },
    });
  });
  await page.goto('/mr/myorders');
  for (const [index, [, word, next]] of statuses.entries()) {
    const { card, head } = orderCard(page, orders[index]!);
    await expect(head).toContainText('3 किलो, 2 प्रकारची पिठे');
    await expect(head.getByText(word, { exact: true })).toBeVisible();
    const [, payment] = payments[index % payments.length]!;
    await expect(head.getByText(payment, { exact: true })).toBeVisible();
    await head.click();
    await expect(card).toContainText(next);
  }
  await expectInLanguage(page, 'mr', names);

  await expect(page.getByText('21 पैकी 20 ऑर्डर')).toBeVisible();
  await page.getByRole('link', { name: 'जुन्या ऑर्डर पाहा' }).click();
  await expect(page.getByText('21 पैकी 21 ऑर्डर')).toBeVisible();
  await expect(orderCard(page, orders[20]!).card).toBeVisible();
});

test('an order shows how far it is; its id is copied, and a question about it written', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInReaderOf(page, 'mr');
  const order = await placeOrder(page, { Besan: 1 });
  await moveOrder(request, order, 'Confirmed');
  await page.goto(`/mr/myorders#${order._id}`);
  const { card } = orderCard(page, order);
  const steps = card.getByRole('list', { name: 'ऑर्डर कुठपर्यंत आली' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /^ऑर्डर, झाले\d+ \S+, \S+ \d+/,
    /^पक्की, आता\d+ \S+, \S+ \d+/,
    'दळण, पुढे',
    'वाटेत, पुढे',
    'घरपोच, पुढे',
  ]);
  await card.getByRole('button', { name: 'पूर्ण ऑर्डर क्रमांक कॉपी करा' }).click();
  await expect(page.getByText('ऑर्डर क्रमांक कॉपी झाला')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order._id);
  const question = `नमस्कार, माझ्या ऑर्डरबद्दल विचारायचे आहे: ${shortIdOf(order._id)}.`;
  await expect(card.getByRole('link', { name: 'या ऑर्डरबद्दल मदत' })).toHaveAttribute(
    'href',
    `https://wa.me/915550000142?text=${encodeURIComponent(question)}`,
  );
  await expectInLanguage(page, 'mr', names);

  await moveOrder(request, order, 'Delivered', 'Paid');
  await moveOrder(request, order, 'Returned', 'Refunded');
  await page.reload();
  await expect(steps).toHaveText([
    /^ऑर्डर, झाले/,
    /^पक्की, झाले/,
    /^घरपोच, झाले/,
    /^परत आली, इथे थांबले/,
  ]);
  await expectInLanguage(page, 'mr', names);
});

test('a cancellation that does not arrive, and one that comes too late', async ({
  page,
  request,
}) => {
  await logInReaderOf(page, 'mr');
  const order = await placeOrder(page, { Besan: 1 });
  await page.goto(`/mr/myorders#${order._id}`);
  const { card, head } = orderCard(page, order);
  await card.getByRole('button', { name: 'ऑर्डर रद्द करा' }).click();
  const dialog = page.getByRole('alertdialog', {
    name: `ऑर्डर ${shortIdOf(order._id)} रद्द करायची?`,
  });
  const refusal = dialog.getByRole('alert');
  const cancel = dialog.getByRole('button', { name: 'ऑर्डर रद्द करा' });
  await page.route(cancelCall, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await cancel.click();
  await expect(refusal).toHaveText('ऑर्डर रद्द झाली नाही. पुन्हा प्रयत्न करा.');
  await page.route(cancelCall, (route) => route.abort(), { times: 1 });
  await cancel.click();
  await expect(refusal).toHaveText('उत्तर आले नाही. इंटरनेट तपासा.');
  await expectInLanguage(page, 'mr', names);

  await moveOrder(request, order, 'Shipped');
  await cancel.click();
  await expect(refusal).toHaveText(
    'ऑर्डर पुढे गेली आहे, त्यामुळे इथून रद्द होणार नाही. +91 20 5550 0142 वर फोन करा.',
  );
  await expect(dialog.getByRole('link', { name: 'फोन करा' })).toHaveAttribute(
    'href',
    'tel:+912055500142',
  );
  await expectInLanguage(page, 'mr', names);
  await dialog.getByRole('button', { name: 'बंद करा' }).click();
  await expect(head).toContainText('वाटेत आहे');

  await moveOrder(request, order, 'Cancelled');
  await page.reload();
  await expect(card).toContainText('ही ऑर्डर रद्द झाली आहे.');
  await expectInLanguage(page, 'mr', names);
});
