import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayAfter } from '@dalan/contract/delivery/delivery';
import type { BulkAction } from '@dalan/contract/desk/bulk-orders';
import { languages } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import type { Mail } from '../../src/integrations/mailer/mailer.ts';
import { bulkRequest } from '../requests/bulk-requests.ts';
import { staffCalls } from '../requests/confirm-requests.ts';
import { orderBody } from '../requests/order-requests.ts';
import { paymentRequest } from '../requests/payment-requests.ts';
import {
  contentsRequest,
  phoneOrderBody,
  phoneOrderRequest,
} from '../requests/phone-order-requests.ts';
import { plannedRun, readOrder, startRequest } from '../requests/run-requests.ts';
import { stockRequest } from '../requests/stock-requests.ts';
import { twoFlours } from '../requests/whole-kilogram-requests.ts';
import { deliveredOrderBody, saveDelivery } from '../shops/delivery-rule.ts';
import { SHOP_EMAIL } from '../shops/mail-shop.ts';
import { openPostbox } from '../shops/postbox.ts';
import { makeDue, openMaker } from '../shops/repeats.ts';
import { actionRequest, deliveredAction } from '../shops/rider-runs.ts';
import { logInAs } from '../shops/sessions.ts';
import type { LoggedIn } from '../shops/sessions.ts';
import { openStoredAnswers, textOfMail } from '../shops/stored-answers.ts';
import { startWholeKilogramShop } from '../shops/whole-kilogram-shop.ts';
import type { WholeKilogramShop } from '../shops/whole-kilogram-shop.ts';

/**
 * Mails about flours without grinds that are sold by whole kilograms, as the shop wrote them before
 * flours could have grinds, half kilograms and batches. The files beside this test stay as they are.
 */
const stored = openStoredAnswers(join(import.meta.dirname, 'whole-kilograms-as-before/mails'));

/** Longer than mails are held for an undo. */
const UNTIL_MAILED_SECONDS = 30;

let shop: WholeKilogramShop;
let postbox: ReturnType<typeof openPostbox>;
beforeAll(async () => {
  shop = await startWholeKilogramShop();
  postbox = openPostbox(shop);
});
afterAll(async () => {
  await postbox.close();
  await shop.close();
});

let language: Language;
let buyer: LoggedIn;
/** The order that the steps are about. */
let order: Order;

/** What happens, in this order. The mails about it are in the file of the step. */
const steps: Record<string, () => Promise<unknown>> = {
  'first order before the e-mail is confirmed': async () => place(await newcomer()),
  placed: () => place(),
  'contents changed': () =>
    send(
      contentsRequest(shop.counter, order, {
        lines: [
          { product: shop.jowar, kg: 8 },
          { product: shop.besan, kg: 1 },
        ],
      }),
    ),
  confirmed: () => move({ do: 'confirm' }),
  'moved to another day': () => move({ do: 'move to day', dueOn: dayAfter(order.dueOn) }),
  milled: async () => {
    await move({ do: 'mark milled' });
    await forgetBatches();
  },
  'partly paid': () =>
    send(paymentRequest(shop.counter, order._id, { method: 'UPI', amount: 100 })),
  'on its way with a rider': async () => {
    await move({ do: 'pack' });
    await startRun();
  },
  'delivered and paid': async () => {
    const { _id, amountToPay, paidAmount } = await present();
    const payments = [{ method: 'cash' as const, amount: amountToPay - paidAmount }];
    await send(actionRequest(shop.rider, runId, deliveredAction(_id, payments)));
  },
  returned: () => setStatus('Returned', 'Paid'),
  'cancelled by the customer': async () => {
    await placeUnseen();
    await send({ method: 'POST', url: `/api/orders/${order._id}/cancel`, headers: buyer.headers });
  },
  'cancelled by the mill': async () => {
    await placeUnseen();
    await staffCalls(shop, shop.counter).decide(order, { do: 'cancel', reason: 'No answer' });
  },
  'placed by phone': () => {
    const delivery = { pincode: '411045', deliveryCharge: 40.5, contactNumber: buyer.phone };
    const lines = [{ product: shop.jowar, kg: 10 }];
    const body = phoneOrderBody(lines, { ...delivery, customerId: buyer.userId });
    return send(phoneOrderRequest(shop.counter, body, `phone-${language}`));
  },
  'repeat made': async () => {
    await placeUnseen();
    await makeRepeat();
  },
  'repeat short of flour': async () => {
    await moveStock({ do: 'received', kg: 10, reason: 'From the store' });
    await placeUnseen([{ product: shop.rajgira, kg: 1 }]);
    await moveStock({ do: 'waste', kg: 9, reason: 'Weevils' });
    await makeRepeat();
  },
  'placed without a delivery rule': async () => {
    await saveDelivery(shop, { isOn: false });
    const body = orderBody(buyer, twoFlours(shop));
    order = await send({ ...placing(buyer), payload: body });
  },
  'contents changed without a delivery rule': () =>
    send(contentsRequest(shop.counter, order, { lines: [{ product: shop.jowar, kg: 4 }] })),
  'on its way without a rider': async () => {
    await setStatus('Shipped', 'Pending');
    await forgetBatches();
  },
  'delivered without payment': async () => {
    await setStatus('Delivered', 'Pending');
    await saveDelivery(shop, {});
  },
};

describe.for(languages)('mails to a customer in %s', (spoken) => {
  beforeAll(async () => {
    language = spoken;
    buyer = await shop.customer(language);
  });

  test.for(Object.entries(steps))('%s: the mails are as before', async ([name, step]) => {
    await shop.clock.tick();
    await step();
    await shop.clock.tick(UNTIL_MAILED_SECONDS);
    stored.nameInTurn(await orderIds());
    const mails = (await postbox.empty()).filter(isToBeStored);
    await stored.expectStored(`${language} ${name}`, mails.map(textOfMail).join('\n'));
  });
});

test('every stored mail belongs to a step', () =>
  stored.expectNoOtherThan(
    languages.flatMap((spoken) => Object.keys(steps).map((name) => `${spoken} ${name}`)),
  ));

/** Mails to the shop are English, whatever the customer reads. */
function isToBeStored({ to }: Mail): boolean {
  return language === 'en' || to !== SHOP_EMAIL;
}

async function orderIds(): Promise<string[]> {
  const orders = await shop.db.selectFrom('orders').select('id').orderBy('createdAt').execute();
  return orders.map(({ id }) => id);
}

async function send<Answer>(request: InjectOptions): Promise<Answer> {
  const answer = await shop.app.inject(request);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<Answer>();
}

function newcomer(): Promise<LoggedIn> {
  return logInAs(shop, 'user', {
    name: 'Leela Desai',
    email: `leela-${language}@dalan.example`,
    phone: `55501040${languages.indexOf(language)}0`,
    address: '4 Kasba Peth, Pune',
    language,
    emailConfirmedAt: null,
  });
}

function placing({ headers }: LoggedIn) {
  return { method: 'POST' as const, url: '/api/orders', headers };
}

async function place(by = buyer, lines = twoFlours(shop)): Promise<void> {
  order = await send({ ...placing(by), payload: deliveredOrderBody(by, lines) });
}

/** Places an order whose own mails no step is about. */
async function placeUnseen(lines = twoFlours(shop)): Promise<void> {
  await place(buyer, lines);
  await postbox.empty();
  await shop.clock.tick();
}

const present = () => readOrder(shop, shop.counter, order._id);

function move(action: BulkAction): Promise<unknown> {
  return send(bulkRequest(shop.counter, action, [{ orderId: order._id }]));
}

async function setStatus(orderStatus: OrderStatus, paymentStatus: string): Promise<void> {
  const { version } = await present();
  await send({
    method: 'PUT',
    url: '/api/admin/order-and-payment/status',
    headers: shop.counter.headers,
    payload: { orderId: order._id, version, orderStatus, paymentStatus },
  });
}

/** Makes the order one that was milled before there were batches. */
async function forgetBatches(): Promise<void> {
  await shop.db
    .updateTable('orderItems')
    .set({ batchId: null })
    .where('orderId', '=', order._id)
    .execute();
}

let runId: string;

async function startRun(): Promise<void> {
  const plan = { riderId: shop.rider.userId, orders: [order] };
  const run = await plannedRun(shop, shop.counter, plan);
  await send(startRequest(shop.counter, run));
  runId = run._id;
}

function moveStock(change: Parameters<typeof stockRequest>[2]): Promise<unknown> {
  return send(stockRequest(shop.counter, shop.rajgira.id, change));
}

/** Repeats the order, and lets the days until then pass. */
async function makeRepeat(): Promise<void> {
  const { _id } = await send<{ _id: string }>({
    method: 'POST',
    url: '/api/repeats',
    headers: buyer.headers,
    payload: { orderId: order._id, everyWeeks: 1, weekday: 6 },
  });
  await makeDue(shop.db, _id);
  const maker = openMaker(shop);
  await maker.makeAll();
  await maker.close();
}
