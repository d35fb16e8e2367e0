import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { cancelReasons } from '@dalan/contract/desk/confirm';
import type { Language } from '@dalan/contract/language/languages';
import { orderStatuses, paymentStatuses, shortOrderId } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { saveDelivery, deliveredOrderBody } from '../../../../test/shops/delivery-rule.ts';
import { latinWordsIn } from '../../../../test/shops/latin-words.ts';
import {
  resetMails,
  SHOP_EMAIL,
  startMailShop,
  untilAllMailsSent,
} from '../../../../test/shops/mail-shop.ts';
import type { MailShop } from '../../../../test/shops/mail-shop.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';

let shop: MailShop;
beforeAll(async () => {
  shop = await startMailShop();
  await shop.db
    .updateTable('products')
    .set({ nameMr: 'ज्वारीचे पीठ' })
    .where('id', '=', shop.flour.id)
    .execute();
});
beforeEach(() => resetMails(shop));
afterAll(() => shop.close());

const address = 'फ्लॅट 7, प्रभात रोड\nपुणे 411004';

async function place(
  language: Language,
  chosen: { deliveryCharge?: number } = {},
  account: { emailConfirmedAt?: null } = {},
): Promise<{ buyer: LoggedIn; order: Order }> {
  const buyer = await logInAs(shop, 'user', { name: 'आशा कुलकर्णी', language, ...account });
  const lines = [{ product: shop.flour, kg: 3 }];
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: buyer.headers,
    payload: { ...deliveredOrderBody(buyer, lines, chosen), deliveryAddress: address },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return { buyer, order: answer.json<Order>() };
}

type Event = {
  kind: string;
  orderStatus?: string;
  paymentStatus?: string;
  note?: string;
  changes?: object;
};

/** Everything that staff and customer can do to one order. */
const events: Event[] = [
  ...orderStatuses.map((orderStatus) => ({ kind: 'status changed', orderStatus })),
  ...paymentStatuses.map((paymentStatus) => ({
    kind: 'payment recorded',
    orderStatus: 'Returned',
    paymentStatus,
  })),
  ...['', ...cancelReasons].map((note) => ({ kind: 'cancelled', orderStatus: 'Cancelled', note })),
  { kind: 'moved to another day' },
];

async function addEvent({ _id, dueOn }: Order, event: Event): Promise<void> {
  const { kind, orderStatus = 'Placed', paymentStatus = 'Pending', note = '', changes } = event;
  await sql`
    with event as (
      insert into order_events (order_id, kind, order_status, payment_status, note, due_on, changes)
      values (${_id}, ${kind}, ${orderStatus}, ${paymentStatus}, ${note},
        ${kind === 'moved to another day' ? dueOn : null}, ${changes ? JSON.stringify(changes) : null})
      returning id)
    insert into letters (kind, subject_id) select 'order/customer', id from event`.execute(shop.db);
}

async function mailsTo({ email }: LoggedIn) {
  const worker = shop.startWorker();
  await untilAllMailsSent(shop.db);
  await worker.stop();
  return shop.mailServer.received
    .filter(({ to }) => to.includes(email))
    .map((mail) => ({ ...mail, text: mail.text.replaceAll('\r\n', '\n') }));
}

test.each(['mr', 'hi'] as const)('no mail in %s has an English word', async (language) => {
  await saveDelivery(shop, {});
  const { buyer, order } = await place(language);
  for (const event of events) await addEvent(order, event);
  const lines = [{ name: shop.flour.name, wasKg: 3, isKg: 2 }];
  const personal = { deliveryAddress: true, contactNumber: true, pincode: true };
  const amounts = { totalAmount: [234, 156], deliveryCharge: [20, 30], amountToPay: [254, 186] };
  const changes = { lines, ...personal, dueOn: [order.dueOn, order.dueOn], ...amounts };
  await addEvent(order, { kind: 'contents changed', changes });
  const mails = await mailsTo(buyer);
  expect(mails).toHaveLength(events.length + 2);
  const allowed = [shortOrderId(order._id)];
  for (const { headers, html, text } of mails) {
    expect(html).toContain(`<html lang="${language}">`);
    for (const content of [headers.get('subject') ?? '', html, text]) {
      expect(latinWordsIn(content, allowed), content).toEqual([]);
    }
  }
});

test.each(['mr', 'hi'] as const)('nor has the first mail, with its link: %s', async (language) => {
  await saveDelivery(shop, {});
  const { buyer, order } = await place(language, {}, { emailConfirmedAt: null });
  const [mail] = await mailsTo(buyer);
  for (const content of [mail?.headers.get('subject'), mail?.html, mail?.text]) {
    expect(latinWordsIn(content ?? 'none', [shortOrderId(order._id)]), content).toEqual([]);
  }
});

test('a mail in Marathi says day, charge and flour, and links to the page in Marathi', async () => {
  await saveDelivery(shop, {});
  const { buyer, order } = await place('mr');
  const [mail] = await mailsTo(buyer);
  const id = shortOrderId(order._id);
  expect(mail?.headers.get('subject')).toBe(`ऑर्डर ${id}: मिळाली · दळण`);
  for (const content of [mail?.text, mail?.html]) {
    expect(content).toContain('नमस्कार आशा कुलकर्णी,');
    expect(content).toMatch(/तुमचे पीठ दळून \S+वारी, \d+ \S+ खालच्या पत्त्यावर आणून देऊ\./);
    expect(content).toContain('पीठ मिळाल्यावर ₹254.00 द्या.');
    expect(content).toContain('3 किलो × ₹78.00');
    expect(content).toContain('(सोमवार ते रविवार, सकाळी 10 ते रात्री 8)');
    expect(content).toContain(`${shop.config.publicOrigin}/mr/myorders#${order._id}`);
  }
  expect(mail?.text).toContain('ज्वारीचे पीठ, 3 किलो × ₹78.00: ₹234.00\nएकूण: ₹234.00');
  expect(mail?.text).toContain('पैसे कसे द्यायचे: कॅश ऑन डिलिव्हरी\nडिलिव्हरीचा दिवस: ');
});

test('a Hindi mail says the Hindi name; a flour renamed since keeps the name it was sold under', async () => {
  const rename = async (name: string, nameHi: string): Promise<void> => {
    const flour = shop.db.updateTable('products').where('id', '=', shop.flour.id);
    await flour.set({ name, nameHi }).execute();
  };
  onTestFinished(() => rename(shop.flour.name, ''));
  await saveDelivery(shop, { isOn: false });
  await rename(shop.flour.name, 'ज्वार का आटा');
  const asha = await place('hi', { deliveryCharge: 0 });
  const [named] = await mailsTo(asha.buyer);
  expect(named?.html).toContain('ज्वार का आटा');
  const anita = await place('hi', { deliveryCharge: 0 });
  await rename('Sorghum', 'ज्वार का आटा');
  const [renamed] = await mailsTo(anita.buyer);
  expect(renamed?.html).toContain(`<span lang="en">${shop.flour.name}</span>`);
});

test('a Hindi mail names the language of a Marathi name; the shop reads English', async () => {
  await saveDelivery(shop, { isOn: false });
  const { buyer, order } = await place('hi', { deliveryCharge: 0 });
  const [mail] = await mailsTo(buyer);
  expect(mail?.html).toContain('<span lang="mr">ज्वारीचे पीठ</span>');
  expect(mail?.text).toContain('आटा मिलने पर पैसे दें। डिलीवरी चार्ज अलग लगेगा।');
  expect(mail?.text).toContain('(सोमवार से रविवार, सुबह 10 से रात 8 बजे तक)');
  const toShop = shop.mailServer.received.find(({ to }) => to.includes(SHOP_EMAIL));
  expect(toShop?.headers.get('subject')).toBe(`New order ${shortOrderId(order._id)}: ₹234.00`);
  expect(toShop?.html).toContain('<html lang="en-IN">');
  expect(toShop?.text).toContain(`${shop.flour.name}, 3 kg × ₹78.00: ₹234.00`);
});

test.each([
  ['en', 'Your flour has left the mill. Ganesh brings it today, '],
  ['mr', 'तुमचे पीठ गिरणीतून निघाले आहे. Ganesh आज ('],
  ['hi', 'आपका आटा चक्की से निकल चुका है। Ganesh आज ('],
] as const)('a flour on a run names its rider in %s', async (language, lead) => {
  await saveDelivery(shop, {});
  const { buyer, order } = await place(language);
  const rider = await logInAs(shop, 'admin', { name: 'Ganesh', duty: 'delivery' });
  await sql`
    with run as (
      insert into runs (day, rider_id, state, started_at, created_by, changed_by)
      values (${order.dueOn}, ${rider.userId}, 'out', now(), ${rider.userId}, ${rider.userId})
      returning id)
    insert into run_stops (run_id, order_id, position) select id, ${order._id}, 1 from run
  `.execute(shop.db);
  await addEvent(order, { kind: 'status changed', orderStatus: 'Shipped' });
  const texts = (await mailsTo(buyer)).map(({ text }) => text);
  expect(texts.join('\n')).toContain(lead);
});
