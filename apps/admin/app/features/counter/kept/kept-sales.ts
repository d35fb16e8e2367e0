import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { NewCounterSale } from '@dalan/contract/desk/counter';
import { api } from '../../../lib/api/api.ts';
import { reasonOf } from '../../../lib/language/reason.ts';
import { createStore } from '../../../lib/store.ts';
import { isAside, refusedOf, salesToSend } from './kept.rules.ts';
import { addSale, putSale, readSales, removeSale, settleRefused } from './kept-store.ts';
import type { KeptSale, SaleToKeep } from './kept.rules.ts';

const TRY_AGAIN_MS = 4_000;
/** Of sales that the mill fails to record, once nothing else waits. */
const TRY_ASIDE_AGAIN_MS = 30_000;

type Kept = { sales: KeptSale[]; mustLogIn: boolean };

const kept = createStore<Kept>({ sales: [], mustLogIn: false });
export const useKept = kept.useValue;

/** Keeps a sale on this device, with its time, and sends it as soon as it can. */
export async function keepSale({ body, rest, ...sale }: SaleToKeep): Promise<void> {
  await addSale({ ...sale, rest, body: { ...body, soldAt: rest.at } });
  await read();
  wait();
}

/** Shows what waits on this device, and sends what this person sold. */
export async function openKept(userId: string, onSent: () => void): Promise<void> {
  await read();
  await sendAll(userId, onSent);
}

/** Sends a refused sale with what a person decided, under its own key: the mill takes one of them. */
export async function sendInstead(seq: number, body: NewCounterSale): Promise<void> {
  await settleRefused(seq, body);
  await read();
  sendLater();
}

/** A refused sale that a person has settled by hand. */
export async function forgetSale(seq: number): Promise<void> {
  await settleRefused(seq, undefined);
  await read();
}

async function read(mustLogIn = kept.get().mustLogIn): Promise<void> {
  kept.set({ sales: await readSales(), mustLogIn });
}

let nextTry: ReturnType<typeof setTimeout> | undefined;
let sendLater: () => void = () => undefined;

function wait(ms = TRY_AGAIN_MS): void {
  clearTimeout(nextTry);
  nextTry = setTimeout(() => sendLater(), ms);
}

/** Sends the sales in their order. Only one tab sends at a time. */
async function sendAll(userId: string, onSent: () => void): Promise<void> {
  sendLater = () => void sendAll(userId, onSent);
  await navigator.locks.request('dalan-till-sends', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    for (const sale of salesToSend(await readSales(), userId)) {
      if (!(await sendOne(sale, onSent))) break;
    }
  });
  const [next] = salesToSend(kept.get().sales, userId);
  if (next !== undefined) wait(isAside(next) ? TRY_ASIDE_AGAIN_MS : TRY_AGAIN_MS);
}

/** False if no other sale can be sent now. A sale is refused only if trying again cannot help. */
async function sendOne(sale: KeptSale, onSent: () => void): Promise<boolean> {
  const headers = { 'user-id': sale.userId, 'idempotency-key': sale.key };
  try {
    await api.call('sellAtCounter', { body: sale.body }, { headers });
    await removeSale(sale.seq);
    onSent();
  } catch (error) {
    if (error instanceof NoAnswer) return false;
    if (!(error instanceof ApiError)) throw error;
    const { status } = error;
    if (status === 401 || status === 403) {
      await read(true);
      return false;
    }
    if (status === 408 || status === 429) return false;
    if (status >= 500) return countFailure(sale);
    await putSale({
      ...sale,
      refused: refusedOf(reasonOf(error) ?? error.message, error.answer ?? {}),
    });
  }
  await read(false);
  return true;
}

/** True once the sale is set aside: later ones no longer wait for it. */
async function countFailure(sale: KeptSale): Promise<boolean> {
  const failed = { ...sale, failures: (sale.failures ?? 0) + 1 };
  await putSale(failed);
  await read(false);
  return isAside(failed);
}
