import type { Product } from '@dalan/contract/catalog/catalog';
import pg from 'pg';
import { registerCustomer } from '../people.ts';
import { buyFor, findWrongRefusal } from './people/buyers.ts';
import type { Drill } from './run-drill.ts';

const HELD_FOR_MS = { short: 6_000, long: 30_000 };

/** One product is locked: its buyers get a 503 in time, and other products still sell. */
export const lockDrill: Drill = {
  name: 'lock',
  // A call waits two seconds for a connection and two for a lock. The rest is for a busy machine.
  answerMostMs: 15_000,
  bring: async ({ shop, history, isWhole }) => {
    const { origin, databaseUrl } = shop;
    const shelf = (await (await fetch(`${origin}/api/products`)).json()) as Product[];
    const [locked, other] = shelf.filter((product) => product.isActive);
    if (locked === undefined || other === undefined) throw new Error('there is no product');
    const waiting = await registerCustomer(origin, 'lock-waiting@dalan.example');
    const lucky = await registerCustomer(origin, 'lock-lucky@dalan.example');
    const problems: string[] = [];
    const figures: string[] = [];

    const beRefused = async (heldForMs: number) => {
      const from = performance.now();
      let slowestMs = 0;
      for (let sentAt = from; sentAt < from + heldForMs; sentAt = performance.now()) {
        const wrong = await findWrongRefusal(locked, { history, origin, person: waiting });
        if (wrong !== undefined) problems.push(wrong);
        slowestMs = Math.max(slowestMs, Math.round(performance.now() - sentAt));
      }
      return slowestMs;
    };
    const lockFor = async (heldForMs: number) => {
      const lock = await lockStock(databaseUrl, locked._id);
      const [slowestMs, bought] = await Promise.all([
        beRefused(heldForMs),
        buyFor(heldForMs, other, { history, origin, person: lucky }),
      ]);
      await lock.release();
      if (bought.sold === 0) problems.push('no other product was sold meanwhile');
      figures.push(
        `locked for ${heldForMs} ms: refused within ${slowestMs} ms; another product: ` +
          `${bought.sold} orders, ${bought.refused} refused, longest wait ` +
          `${bought.gapMs} ms`,
      );
    };
    const durations = isWhole ? [HELD_FOR_MS.long, HELD_FOR_MS.short] : [HELD_FOR_MS.short];
    return {
      faults: durations.map((heldForMs) => () => lockFor(heldForMs)),
      end: async () => problems,
      figures: () => figures,
    };
  },
};

/** Opens a session that locks a product's stock row, as an order does, and keeps the lock. */
async function lockStock(databaseUrl: string, productId: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('select from stock where product_id = $1 for update', [productId]);
  return {
    release: async () => {
      await client.query('rollback');
      await client.end();
    },
  };
}
