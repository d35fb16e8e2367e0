import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '@dalan/contract/catalog/catalog';
import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type {
  AccountAnswer,
  AccountPaid,
  NewAccountPayment,
} from '@dalan/contract/on-account/accounts';
import { registerCustomer } from '../../people.ts';
import type { Person } from '../../people.ts';
import type {
  AccountCustomer,
  AccountHistory,
  AccountPayment,
  AccountWork,
} from './account-history.ts';
import { priceFor, workAtTheTill } from './counter-work.ts';
import { joinStaff } from './drill-staff.ts';
import type { DrillShop } from './drill-shop.ts';
import { addCall, sendCall } from './history.ts';
import type { History } from './history.ts';
import { linesOf } from './mixed-shelf.ts';
import { codeOf, sendUntilAnswered } from './send-until-answered.ts';
import type { Answered } from './send-until-answered.ts';

const TILLS = 2;
const COLLEAGUES = 2;
const PAUSE_MS = 150;
const TRY_AGAIN_MS = 50;
const AGAIN_SHARE = 0.3;
const WHOLE_SHARE = 0.2;

/** Who may owe. The limit of the second is so low that tills reach it all the time. */
const ALLOWED = [
  { name: 'canteen', limit: 20_000, percentOff: 10, isOrdering: true },
  { name: 'hostel', limit: 1_500, percentOff: 5, isOrdering: false },
];

/** The owner lets two customers owe, who then buy while colleagues record what they pay. */
export async function workOnAccount(
  shop: DrillShop,
  customers: History,
  history: AccountHistory,
  leaving: AbortSignal,
): Promise<{ owner: Person; done: Promise<unknown> }> {
  const { origin } = shop;
  const owner = await joinStaff(shop, 'owner', 'owner');
  const products = (await (await fetch(`${origin}/api/products`)).json()) as Product[];
  const shelf = products.filter(({ isActive }) => isActive);
  const call: AccountWork['call'] = async (by, method, path, body, key) => {
    const answered = await sendUntilAnswered<never>({ origin, by, method, path, body, key });
    history.retries += answered.retries;
    return answered;
  };
  const work = { customers, history, owner, shelf, call };
  for (const allowed of ALLOWED) history.accounts.push(await openAccount(work, origin, allowed));
  const hire = (name: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, nth) => joinStaff(shop, `${name}-${nth}`, 'counter')),
    );
  const tills = await hire('till', TILLS);
  const colleagues = await hire('colleague', COLLEAGUES);
  const ordering = history.accounts.filter(({ isOrdering }) => isOrdering);
  const done = Promise.all([
    ...ordering.map((buyer) => order(work, origin, buyer, leaving)),
    ...tills.map((till) => workAtTheTill(work, till, leaving)),
    ...colleagues.map((colleague) => recordPayments(work, colleague, leaving)),
  ]);
  return { owner, done };
}

async function openAccount(
  { owner, call }: AccountWork,
  origin: string,
  { name, limit, percentOff, isOrdering }: (typeof ALLOWED)[number],
): Promise<AccountCustomer> {
  const person = await registerCustomer(origin, `${name}@dalan.example`);
  const own = { percentOff, prices: [] };
  const change = { ...own, limit, version: 0 };
  const saved = await call(owner, 'PUT', `/api/admin/accounts/${person.userId}`, change);
  if (saved.status !== 200) throw new Error(`an account: ${JSON.stringify(saved.body)}`);
  return { person, own, limit, isOrdering };
}

/** Orders on the website at the prices of the account. The mill takes these orders as any others. */
async function order(
  { customers, shelf }: AccountWork,
  origin: string,
  { person, own }: AccountCustomer,
  leaving: AbortSignal,
): Promise<void> {
  while (!leaving.aborted) {
    const at = Math.floor(Math.random() * shelf.length);
    const items = shelf
      .slice(at, at + 1)
      .flatMap((flour) =>
        linesOf(flour).map((line) => ({ ...line, pricePerKg: priceFor(flour, own) })),
      );
    const wanted = addCall(customers, {
      person,
      isMeantToFail: false,
      content: {
        userId: person.userId,
        items,
        deliveryAddress: '7 Jatyachi Aali, Kasba Peth, Pune 411011',
        contactNumber: person.phone,
      },
    });
    while ((await sendCall(customers, wanted, origin)).outcome === 'unknown') {
      await delay(TRY_AGAIN_MS);
    }
    await delay(2 * PAUSE_MS);
  }
}

/** Records what customers on account pay, as the screen shows it. */
async function recordPayments(
  { history, call }: AccountWork,
  colleague: Person,
  leaving: AbortSignal,
): Promise<void> {
  async function recordOne({ person: { userId } }: AccountCustomer): Promise<void> {
    const shown = await call<AccountAnswer>(colleague, 'GET', `/api/admin/accounts/${userId}`);
    const owes = shown.body.account?.owes ?? 0;
    if (owes === 0) return;
    const key = randomUUID();
    const payment = composePayment(owes);
    const send = () => {
      const path = `/api/admin/accounts/${userId}/payments`;
      return call<AccountPaid>(colleague, 'POST', path, payment, key);
    };
    const answered = await send();
    if (['ACCOUNT_CHANGED', 'ACCOUNT_OVERPAID'].includes(codeOf(answered) ?? '')) {
      history.changed += 1;
      return;
    }
    if (answered.status !== 200) {
      history.problems.push(`payment ${key}: ${answered.status} ${JSON.stringify(answered.body)}`);
      return;
    }
    const paid: AccountPayment = {
      ...{ key, colleagueId: colleague.userId, customerId: userId },
      paise: rupeesToPaise(payment.amount),
      shares: sharesOf(answered),
    };
    history.payments.push(paid);
    if (Math.random() >= AGAIN_SHARE) return;
    history.sentAgain += 1;
    const again = await send();
    if (JSON.stringify(sharesOf(again)) !== JSON.stringify(paid.shares)) {
      history.problems.push(`payment ${key}: another answer, ${JSON.stringify(again.body)}`);
    }
  }

  while (!leaving.aborted) {
    for (const customer of history.accounts) {
      await recordOne(customer);
      await delay(PAUSE_MS);
    }
  }
}

function composePayment(owes: number): NewAccountPayment {
  const owedPaise = rupeesToPaise(owes);
  const isWhole = Math.random() < WHOLE_SHARE;
  const paise = isWhole ? owedPaise : 1 + Math.floor(Math.random() * owedPaise);
  const method = Math.random() < 0.5 ? 'cash' : 'UPI';
  return { amount: paiseToRupees(paise), method, seenOwed: owes };
}

function sharesOf({ body }: Answered<AccountPaid>) {
  return (body.payments ?? []).map(({ orderId, amount }) => ({
    orderId,
    paise: rupeesToPaise(amount),
  }));
}
