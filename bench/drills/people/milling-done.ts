import { lineKey } from '@dalan/contract/catalog/grinds';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { MillingDoneAnswer } from '@dalan/contract/mill/batches';
import { sumKg } from '@dalan/contract/money/weight';
import type { Order } from '@dalan/contract/orders/orders';
import type { MillHistory } from './mill-history.ts';
import { codeOf } from './send-until-answered.ts';
import type { Answered } from './send-until-answered.ts';

/** Work at it is done one after the other. */
export type Stone = { use: (work: () => Promise<void>) => Promise<void> };

export function openStone(): Stone {
  let last = Promise.resolve();
  return {
    use: (work) => {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

type Call = <Body>(method: string, path: string, body?: object) => Promise<Answered<Body>>;
type Expect = (what: string, answered: Answered<unknown>) => void;

type Undoable = Pick<MillingDoneAnswer, 'batches' | 'moved'>;

const SHORT_SHARE = 0.3;
const UNDO_SHARE = 0.2;

/**
 * Mills for confirmed orders as the milling sheet does: sometimes there is less flour than ordered and
 * the rest is milled after it, sometimes the milling is taken back and done again.
 */
export function openMilling(call: Call, expectDone: Expect, history: MillHistory) {
  async function finish(orders: Order[], part: number): Promise<MillingDoneAnswer> {
    const answered = await call<MillingDoneAnswer>('POST', '/api/admin/batches', {
      batches: batchesFor(orders, part),
      milledOn: shopClock(new Date()).day,
      orders: orders.map(({ _id: orderId, version }) => ({ orderId, version })),
    });
    // Somebody recorded a payment for one of these orders since they were read.
    if (codeOf(answered) === 'SHEET_CHANGED') {
      return finish(await readAll(orders.map(({ _id }) => _id)), part);
    }
    expectDone('a milling', answered);
    const { batches = [], moved = [], waiting = [] } = answered.body;
    history.batches += batches.length;
    if (moved.length + waiting.length !== orders.length) {
      history.problems.push(
        `a milling of ${orders.length} orders answers ${moved.length} and ${waiting.length}`,
      );
    }
    return { batches, moved, waiting };
  }

  /** Returns the orders that are to mill again. Bags from older batches stay filled. */
  async function undo({ batches, moved }: Undoable): Promise<Order[]> {
    const batchIds = batches.map(({ _id }) => _id);
    const answered = await call('POST', '/api/admin/batches/undo', { batchIds });
    // A till has sold from one of the batches since it was milled: then the milling stands.
    if (codeOf(answered) === 'SHEET_CHANGED') return undo({ batches, moved });
    if (codeOf(answered) === 'BATCH_IN_USE') return [];
    expectDone('an undone milling', answered);
    const orders = (await readAll(moved)).filter(({ orderStatus }) => orderStatus === 'Confirmed');
    for (const { _id } of orders) history.undone.set(_id, (history.undone.get(_id) ?? 0) + 1);
    return orders;
  }

  async function readAll(orderIds: string[]): Promise<Order[]> {
    const orders: Order[] = [];
    for (const orderId of orderIds) {
      const read = await call<Order>('GET', `/api/admin/orders/${orderId}`);
      expectDone(`order ${orderId}`, read);
      orders.push(read.body as Order);
    }
    return orders;
  }

  return async (orders: Order[]): Promise<void> => {
    let toMill = orders;
    if (Math.random() < UNDO_SHARE) {
      toMill = await undo(await finish(toMill, 1));
    }
    if (toMill.length === 0) return;
    const isShort = Math.random() < SHORT_SHARE;
    const { waiting } = await finish(toMill, isShort ? 0.5 : 1);
    if (waiting.length === 0) return;
    history.shortMillings += 1;
    const rest = await finish(await readAll(waiting), 1);
    if (rest.waiting.length > 0) {
      history.problems.push(`${rest.waiting.length} orders wait for flour that was milled`);
    }
  };
}

/** A part of what was ordered of each flour and grind, to the gram. */
function batchesFor(orders: Order[], part: number) {
  const lines = orders.flatMap(({ items }) =>
    items.map(({ productId, grind, quantityKg: kg }) => ({
      productId: productId._id,
      grind: grind?.key,
      kg,
    })),
  );
  return [...Map.groupBy(lines, lineKey).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const kg = Math.round(sumKg(own.map((line) => line.kg)) * part * 1000) / 1000;
    return [{ ...first, kg }];
  });
}
