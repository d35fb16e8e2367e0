import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { MillingDoneAnswer } from '@dalan/contract/mill/batches';
import type { Order } from '@dalan/contract/orders/orders';
import type {
  Passkey,
  PasskeyAdding,
  PasskeyListAnswer,
  PasskeyOptions,
} from '@dalan/contract/people/passkeys';
import type { Repeat, RepeatChoices } from '@dalan/contract/orders/repeats';
import type { Run, RunsAnswer, RunStarted } from '@dalan/contract/mill/runs';
import { withDatabase } from '../stored-orders.ts';
import { accountPreparations } from './account-preparations.ts';
import type { Crew, Given } from './crew.ts';
import { confirmOrder, millOrder, moveOrder, placeOrder } from './move-order.ts';
import { createPasskey } from './passkey.ts';
import type { OwnPasskey } from './passkey.ts';

/** Builds what an operation needs if random calls do not reach it: steps, links, passkeys. */
export const preparations: Record<string, (crew: Crew) => Promise<Given>> = {
  makeMyBill: async (crew) => ({ id: await millOrder(crew) }),
  getMyBill: async (crew) => {
    const id = await millOrder(crew);
    await crew.call('staff', 'POST', `/api/admin/orders/${id}/bill`);
    return { id };
  },

  finishMilling: async (crew) => {
    const { _id: orderId, version, items } = await confirmOrder(crew);
    const productId = items[0]?.productId._id;
    return { batches: [{ productId, kg: 1 }], orders: [{ orderId, version }] };
  },
  undoMilling: async (crew) => ({ batchIds: [(await makeBatch(crew)).batchId] }),
  getBatch: async (crew) => ({ id: (await makeBatch(crew)).batchId }),
  recallBatch: async (crew) => ({ id: (await makeBatch(crew)).batchId }),
  noteHolderTold: async (crew) => {
    const { batchId: id, orderId } = await makeBatch(crew);
    return { id, orderId };
  },

  returnFlour: async (crew) => {
    const { _id: id, items } = await deliverOrder(crew);
    const line = { productId: items[0]?.productId._id, kg: 1 };
    const fits = { reason: 'changed mind', withDeliveryCharge: undefined, refund: undefined };
    return { id, lines: [line], amount: items[0]?.totalPrice, ...fits };
  },
  giveDiscount: async (crew) => ({ id: await millOrder(crew), amount: 1, refund: undefined }),
  getCreditNote: async (crew) => ({ id: await makeCreditNote(crew) }),
  getMyCreditNote: async (crew) => ({ id: await makeCreditNote(crew) }),
  recordBankRows: async (crew) => {
    const { _id: orderId, amountToPay } = await confirmOrder(crew);
    const { day } = shopClock(new Date());
    const paid = { day, amount: amountToPay, reference: '', text: `UPI ${orderId}`, copy: 1 };
    return { from: day, to: day, rows: [{ ...paid, orderId, open: amountToPay }] };
  },
  keepBankColumns: async () => ({
    head: ['Date', 'Narration', `Deposit ${randomUUID()}`],
    columns: ['day', 'text', 'moneyIn'],
    dayOrder: null,
  }),

  planRuns: async (crew) => {
    const orderIds = [await packOrder(crew)];
    const { _id: runId, version } = await openRun(crew);
    return { runs: [{ runId, version, orderIds }] };
  },
  startRun: async (crew) => {
    const { _id: id, version } = await planRun(crew);
    return { id, version };
  },
  sendRiderAction: async (crew) => {
    const { _id: id, stops } = await startRun(crew);
    return { id, orderId: stops[0]?.order._id };
  },
  reportUnrecorded: async (crew) => {
    const { _id: id, stops } = await startRun(crew);
    return { id, orderId: stops[0]?.order._id };
  },
  countCash: async (crew) => {
    const { _id: id, cashTaken: expected } = await finishRun(crew);
    return { id, expected, corrects: undefined };
  },

  ...accountPreparations,

  sendLetterAgain: async (crew) => ({ id: await giveUpLetter(crew) }),

  checkPasswordLink: (crew) => mailAccountLink(crew, 'reset-password'),
  resetPassword: (crew) => mailAccountLink(crew, 'reset-password'),
  confirmEmail: (crew) => mailAccountLink(crew, 'confirm-email'),
  undoStaffEmail: mailUndoLink,
  openRepeatLink: mailRepeatLink,
  decideByRepeatLink: mailRepeatLink,

  addPasskey: async (crew) => ({ passkey: (await startPasskey(crew)).created }),
  renamePasskey: async (crew) => ({ id: (await addPasskey(crew)).id }),
  removePasskey: async (crew) => ({ id: (await addPasskey(crew)).id }),
  requirePasskeys: async (crew) => {
    await addPasskey(crew);
    return {};
  },
  proveWithPasskey: (crew) => usePasskey(crew, '/api/admin/proof/options'),
  signInWithPasskey: (crew) => usePasskey(crew, '/api/admin/passkey-login/options'),
};

/** Gives up a letter, as after two days with an address that no server accepts. */
async function giveUpLetter(crew: Crew): Promise<string> {
  const orderId = await placeOrder(crew);
  return withDatabase(crew.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update letters set given_up_at = now(), sent_at = null, last_error = 'EENVELOPE 550'
       from order_events event
       where event.id::text = subject_id and order_id = $1 and letters.kind = 'order/customer'
       returning letters.id`,
      [orderId],
    );
    return rows[0]!.id;
  });
}

async function makeBatch(crew: Crew): Promise<{ batchId: string | undefined; orderId: string }> {
  const { _id: orderId, version, items } = await confirmOrder(crew);
  const { batches } = await crew.call<MillingDoneAnswer>('staff', 'POST', '/api/admin/batches', {
    batches: items.map(({ productId, quantityKg: kg }) => ({ productId: productId._id, kg })),
    milledOn: shopClock(new Date()).day,
    orders: [{ orderId, version }],
  });
  return { batchId: batches[0]?._id, orderId };
}

async function deliverOrder(crew: Crew): Promise<Order> {
  const orderId = await millOrder(crew);
  const statuses = { orderStatus: 'Delivered', paymentStatus: 'Pending' };
  const path = '/api/admin/order-and-payment/status';
  return crew.call<Order>('staff', 'PUT', path, { orderId, ...statuses });
}

async function makeCreditNote(crew: Crew): Promise<string | undefined> {
  const path = `/api/admin/orders/${await millOrder(crew)}/discounts`;
  const order = await crew.call<Order>('staff', 'POST', path, { amount: 1, reason: 'Late' });
  return order.creditNotes?.[0]?._id;
}

async function packOrder(crew: Crew): Promise<string> {
  const orderId = await millOrder(crew);
  await moveOrder(crew, orderId, { do: 'pack' });
  return orderId;
}

function openRun({ call, userIdOf }: Crew): Promise<Run> {
  const run = { day: shopClock(new Date()).day, riderId: userIdOf('staff') };
  return call<Run>('staff', 'POST', '/api/admin/runs', run);
}

async function planRun(crew: Crew): Promise<Run> {
  const orderIds = [await packOrder(crew)];
  const { _id: runId, version } = await openRun(crew);
  const plan = { runs: [{ runId, version, orderIds }] };
  await crew.call<Pick<RunsAnswer, 'runs'>>('staff', 'PUT', '/api/admin/runs/plan', plan);
  return readRun(crew, runId);
}

async function startRun(crew: Crew): Promise<Run> {
  const { _id, version } = await planRun(crew);
  const path = `/api/admin/runs/${_id}/start`;
  return (await crew.call<RunStarted>('staff', 'POST', path, { version })).run;
}

/** Delivers the run's only order, paid in cash. */
async function finishRun(crew: Crew): Promise<Run> {
  const { _id, stops } = await startRun(crew);
  await crew.call('staff', 'POST', `/api/admin/my-runs/${_id}/actions`, {
    do: 'delivered',
    orderId: stops[0]?.order._id,
    tappedAt: new Date().toISOString(),
    payments: [{ method: 'cash', amount: stops[0]?.order.amountToPay }],
  });
  return readRun(crew, _id);
}

function readRun({ call }: Crew, id: string): Promise<Run> {
  return call<Run>('staff', 'GET', `/api/admin/runs/${id}`);
}

/** Stores a link as the worker does before it mails it. */
async function mailAccountLink({ databaseUrl, userIdOf }: Crew, purpose: string): Promise<Given> {
  const { token, hash } = createToken();
  await withDatabase(databaseUrl, (client) =>
    client.query(
      `insert into account_tokens (token_hash, purpose, user_id, job_id, expires_at)
       values ($1, $2, $3, $4, now() + interval '30 minutes')`,
      [hash, purpose, userIdOf('customer'), randomUUID()],
    ),
  );
  return { token };
}

/** Changes the e-mail of a new rider, because undoing it ends the sessions of the account. */
async function mailUndoLink({ databaseUrl }: Crew): Promise<Given> {
  const { token, hash } = createToken();
  const name = randomUUID();
  await withDatabase(databaseUrl, (client) =>
    client.query(
      `with rider as (
         insert into users (name, email, phone, password_hash, role, duty)
         values ('Vilas Gaikwad', $2, '5550009999', 'none', 'admin', 'delivery') returning id
       ), change as (
         insert into staff_email_changes (user_id, old_email, new_email)
         select id, $2, $3 from rider returning id, user_id
       )
       insert into account_tokens (token_hash, purpose, user_id, change_id, job_id, expires_at)
       select $1, 'undo-email', user_id, id, $4, now() + interval '72 hours' from change`,
      [hash, `${name}@dalan.example`, `new-${name}@dalan.example`, randomUUID()],
    ),
  );
  return { token };
}

/** Leaves a repeat as the worker does if its flour is short: a day to call, and a mailed link. */
async function mailRepeatLink(crew: Crew): Promise<Given> {
  const { call, databaseUrl } = crew;
  const orderId = await placeOrder(crew);
  const choices = await call<RepeatChoices>('customer', 'GET', `/api/orders/${orderId}/repeat`);
  const weekday = choices.weekdays.find(({ firstOn }) => firstOn !== null)?.weekday;
  const wish = { orderId, everyWeeks: 1, weekday };
  const { _id, next } = await call<Repeat>('customer', 'POST', '/api/repeats', wish);
  const { token, hash } = createToken();
  await withDatabase(databaseUrl, (client) =>
    client.query(
      `with made as (
         insert into repeat_days (repeat_id, day, outcome)
         select id, next_on, 'to call' from repeats where id = $1
         returning id, repeat_id, day
       ), letter as (
         insert into letters (kind, subject_id, given_up_at)
         select 'repeat/day', id, now() from made
       ), moved as (
         update repeats set next_on = made.day + 7 from made where repeats.id = made.repeat_id
       )
       insert into repeat_links (token_hash, repeat_day_id, expires_at)
       select $2, id, now() + interval '1 day' from made`,
      [_id, hash],
    ),
  );
  return { token, day: next.on, weekday };
}

function createToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: createHash('sha256').update(token).digest() };
}

type Started = { own: OwnPasskey; created: ReturnType<OwnPasskey['create']> };

/** Removes earlier passkeys first, since a person has ten at most. */
async function startPasskey({ call, origin }: Crew): Promise<Started> {
  const { data } = await call<PasskeyListAnswer>('staff', 'GET', '/api/admin/passkeys');
  for (const { _id } of data) await call('staff', 'DELETE', `/api/admin/passkeys/${_id}`);
  const own = createPasskey(`http://localhost:${new URL(origin).port}`);
  const options = await call<PasskeyAdding>('staff', 'POST', '/api/admin/passkeys/options');
  return { own, created: own.create(options) };
}

async function addPasskey(crew: Crew): Promise<{ own: OwnPasskey; id: string }> {
  const { own, created } = await startPasskey(crew);
  const wish = { name: 'Counter laptop', passkey: created };
  const { data } = await crew.call<{ data: Passkey }>('staff', 'POST', '/api/admin/passkeys', wish);
  return { own, id: data._id };
}

async function usePasskey(crew: Crew, path: string): Promise<Given> {
  const { own } = await addPasskey(crew);
  return { passkey: own.use(await crew.call<PasskeyOptions>('staff', 'POST', path)) };
}
