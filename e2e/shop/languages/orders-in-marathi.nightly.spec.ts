import { TOTAL_COUNT_HEADER } from '@dalan/contract/text/lists';
import type { ShelfPage } from '@dalan/contract/catalog/shelf';
import type { Order, OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import type { Page } from '@playwright/test';

import { changeAnswer } from '../../fixtures/shop/change-answer.ts';
import { walkIn } from '../../fixtures/look/walk.ts';
import { wallets } from '../../fixtures/orders/checkout-words.ts';
import { moveOrder, placeOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { logInReaderOf } from '../../fixtures/people/own-language.ts';
import { expect, test } from '../../fixtures/test.ts';

const listCall = '**/api/my-orders?*';
const cancelCall = '**/api/orders/*/cancel*';

/** An order keeps the names under which its flours were sold. */
const names = ['Besan', 'Ambemohar Rice Flour', ...wallets];

function orderCard(page: Page, { _id }: Order) {
  const card = page.locator(`article[id="${_id}"]`);
  return { card, head: card.getByRole('button', { name: `ऑर्डर ${shortIdOf(_id)}` }) };
}

test('a list without orders, one that does not load, and an order that is not theirs', async ({
  page,
}) => {
  const { open, isAt, press, follow, reads, answerOnce } = walkIn(page, 'mr', names);
  await logInReaderOf(page, 'mr');
  await open('/myorders');
  await expect(page).toHaveTitle('माझ्या ऑर्डर | दळण');
  await reads('तुम्ही अजून ऑर्डर दिलेली नाही.');
  await follow('आणखी पिठे पाहा');
  await isAt('/products');
  const order = await placeOrder(page, { Besan: 1 });
  await answerOnce(listCall);
  await open('/myorders');
  await reads('तुमच्या ऑर्डर आल्या नाहीत.');
  await press('पुन्हा प्रयत्न करा');
  await expect(orderCard(page, order).head).toBeVisible();
  await open('/myorders#01990000-0000-7000-8000-000000000001');
  await reads('ही ऑर्डर सापडली नाही.');
});

const statuses: [OrderStatus, word: string, next: string][] = [
  ['Placed', 'ऑर्डर मिळाली', 'तुमची ऑर्डर मिळाली. लवकरच पक्की करतो.'],
  ['Pending', 'पक्की व्हायची आहे', 'तुमची ऑर्डर मिळाली. लवकरच पक्की करतो.'],
  ['Confirmed', 'पक्की झाली', 'ऑर्डर पक्की झाली. आता दळायला घेतो.'],
  ['Processing', 'तयार होत आहे', 'तुमचे पीठ दळून झाले, आता पॅकिंग चालू आहे.'],
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
  const { open, follow, sees, reads } = walkIn(page, 'mr', names);
  await logInReaderOf(page, 'mr');
  await placeOrder(page, { Besan: 2, 'Ambemohar Rice Flour': 1 });
  const listed = await page.request.get('/api/my-orders?language=mr');
  const [order] = (await listed.json()) as [Order];
  const orders: Order[] = Array.from({ length: 21 }, (_, index) => ({
    ...order,
    _id: `${order._id.slice(0, -8)}${String(index).padStart(8, '0')}`,
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
  await open('/myorders');
  for (const [index, [, word, next]] of statuses.entries()) {
    const { card, head } = orderCard(page, orders[index]!);
    const [, payment] = payments[index % payments.length]!;
    await expect(head).toContainText('3 किलो, 2 प्रकारची पिठे');
    for (const text of [word, payment]) {
      await expect(head.getByText(text, { exact: true })).toBeVisible();
    }
    await head.click();
    await expect(card).toContainText(next);
  }
  await reads('21 पैकी 20 ऑर्डर');
  await follow('जुन्या ऑर्डर पाहा');
  await sees('21 पैकी 21 ऑर्डर');
  await expect(orderCard(page, orders[20]!).card).toBeVisible();
});

test('an order shows how far it is; its id is copied, and a question about it written', async ({
  page,
  context,
  request,
}) => {
  const { open, press, reads, sees } = walkIn(page, 'mr', names);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInReaderOf(page, 'mr');
  const order = await placeOrder(page, { Besan: 1 });
  await moveOrder(request, order, 'Confirmed');
  await open(`/myorders#${order._id}`);
  const { card } = orderCard(page, order);
  const steps = card.getByRole('list', { name: 'ऑर्डर कुठपर्यंत आली' }).getByRole('listitem');
  const dated = [/^ऑर्डर, झाले\d+ \S+, \S+ \d+/, /^पक्की, आता\d+ \S+, \S+ \d+/];
  await expect(steps).toHaveText([...dated, 'दळण, पुढे', 'वाटेत, पुढे', 'घरपोच, पुढे']);
  await press('पूर्ण ऑर्डर क्रमांक कॉपी करा', card);
  await sees('ऑर्डर क्रमांक कॉपी झाला');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order._id);
  const question = `नमस्कार, माझ्या ऑर्डरबद्दल विचारायचे आहे: ${shortIdOf(order._id)}.`;
  const href = `https://wa.me/915550000142?text=${encodeURIComponent(question)}`;
  const help = card.getByRole('link', { name: 'या ऑर्डरबद्दल मदत' });
  await expect(help).toHaveAttribute('href', href);
  await reads();
  await moveOrder(request, order, 'Delivered', 'Paid');
  await moveOrder(request, order, 'Returned', 'Refunded');
  await page.reload();
  const ended = [/^ऑर्डर, झाले/, /^पक्की, झाले/, /^घरपोच, झाले/, /^परत आली, इथे थांबले/];
  await expect(steps).toHaveText(ended);
  await reads();
});

test('a cancellation that does not arrive, and one that comes too late', async ({
  page,
  request,
}) => {
  const { open, press, reads, answerOnce } = walkIn(page, 'mr', names);
  await logInReaderOf(page, 'mr');
  const order = await placeOrder(page, { Besan: 1 });
  await open(`/myorders#${order._id}`);
  const { card, head } = orderCard(page, order);
  await press('ऑर्डर रद्द करा', card);
  const name = `ऑर्डर ${shortIdOf(order._id)} रद्द करायची?`;
  const dialog = page.getByRole('alertdialog', { name });
  const refusal = dialog.getByRole('alert');
  await answerOnce(cancelCall, { status: 500, json: {} });
  await press('ऑर्डर रद्द करा', dialog);
  await expect(refusal).toHaveText('ऑर्डर रद्द झाली नाही. पुन्हा प्रयत्न करा.');
  await answerOnce(cancelCall);
  await press('ऑर्डर रद्द करा', dialog);
  await expect(refusal).toHaveText('उत्तर आले नाही. इंटरनेट तपासा.');
  await reads();
  await moveOrder(request, order, 'Shipped');
  await press('ऑर्डर रद्द करा', dialog);
  await reads('ऑर्डर पुढे गेली आहे, त्यामुळे इथून रद्द होणार नाही. +91 20 5550 0142 वर फोन करा.');
  const call = dialog.getByRole('link', { name: 'फोन करा' });
  await expect(call).toHaveAttribute('href', 'tel:+912055500142');
  await press('बंद करा', dialog);
  await expect(head).toContainText('वाटेत आहे');
  await moveOrder(request, order, 'Cancelled');
  await page.reload();
  await reads('ही ऑर्डर रद्द झाली आहे.');
});

async function orderAgain(page: Page, order: Order): Promise<void> {
  await page.goto(`/mr/myorders#${order._id}`);
  const { card } = orderCard(page, order);
  await card.getByRole('button', { name: /^पुन्हा मागवा/ }).click();
}

/** Changes the stock as on a later day: kilograms by flour, or undefined if it is not sold. */
async function changeShelf(page: Page, stock: Record<string, number | undefined>) {
  await changeAnswer(page, '**/api/shelf*', (shelf: ShelfPage) => ({
    ...shelf,
    products: shelf.products.flatMap((product) => {
      const quantity = product.name in stock ? stock[product.name] : product.quantity;
      return quantity === undefined ? [] : [{ ...product, quantity }];
    }),
  }));
}

test('ordered again, one flour leads to its checkout, and several fill the cart', async ({
  page,
}) => {
  const { isAt, reads } = walkIn(page, 'mr', names);
  await logInReaderOf(page, 'mr');
  const one = await placeOrder(page, { Besan: 2 });
  await orderAgain(page, one);
  await isAt(`/cart/${one.items[0]?.productId._id}/2`);
  const flours = { Besan: 2, 'Lokwan Wheat Flour': 2, 'Jowar Flour': 1 };
  const several = await placeOrder(page, flours);
  await changeShelf(page, { Besan: undefined, 'Lokwan Wheat Flour': 1, 'Jowar Flour': 0 });
  await orderAgain(page, several);
  await isAt('/cart');
  await reads(
    'डाळीचे पीठ: सध्या मिळत नाही. लोकवन गव्हाचे पीठ: फक्त 1 किलो शिल्लक. ज्वारीचे पीठ: सध्या संपले.',
  );
});

test('if no flour is available, or no answer comes, the customer stays and reads why', async ({
  page,
}) => {
  const { isAt, reads } = walkIn(page, 'mr', names);
  await logInReaderOf(page, 'mr');
  const order = await placeOrder(page, { Besan: 2 });
  await changeShelf(page, { Besan: undefined });
  await orderAgain(page, order);
  await reads('डाळीचे पीठ: सध्या मिळत नाही.');
  await isAt(`/myorders#${order._id}`);
  await page.unroute('**/api/shelf*');
  await page.route('**/api/shelf*', (route) => route.abort());
  await page.reload();
  await orderAgain(page, order);
  await reads('पिठांची यादी आली नाही.');
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });

  test('the home screen is offered by hand and by a button, until the customer answers', async ({
    page,
    request,
  }) => {
    const { open, press, reads, button } = walkIn(page, 'mr', names);
    await logInReaderOf(page, 'mr');
    await moveOrder(request, await placeOrder(page, { Besan: 1 }), 'Delivered', 'Paid');
    await open('/myorders');
    await reads('दळण तुमच्या होम स्क्रीनवर', 'शेअर दाबा, मग “Add to Home Screen” निवडा.');
    // This imitates a phone that can install the shop by itself.
    await page.addInitScript(() => {
      const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: () => undefined });
      Object.assign(window, { installOffer: offer });
    });
    await page.reload();
    await expect(button('जोडा')).toBeVisible();
    await reads();
    await press('आत्ता नको');
    await expect(page.getByRole('region', { name: 'दळण तुमच्या होम स्क्रीनवर' })).toBeHidden();
  });
});
