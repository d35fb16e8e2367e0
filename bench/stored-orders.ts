import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { rupeesToPaise } from '@dalan/contract/money/money';
import type { NewOrder } from '@dalan/contract/orders/orders';
import { kgToGrams } from '@dalan/contract/money/weight';

export type StoredOrder = { id: string; content: string };
/** The orders by user and idempotency key. Each must have exactly one. */
export type StoredOrders = Map<string, StoredOrder[]>;

/** This is longer than any statement of the shop may take. */
const STATEMENTS_END_WITHIN_MS = 10_000;

type Row = {
  id: string;
  userId: string;
  key: string | null;
  address: string;
  phone: string;
  items: [productId: string, grind: string | null, grams: number, paise: number][];
};

export async function withDatabase<Result>(
  databaseUrl: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // If the connection breaks while idle, the next statement fails.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

export function readStoredOrders(databaseUrl: string): Promise<StoredOrders> {
  return withDatabase(databaseUrl, async (client) => {
    await waitForOpenStatements(client);
    const { rows } = await client.query<Row>(`
      select id, user_id as "userId", idempotency_key as key, delivery_address as address,
        contact_number as phone, coalesce((
          select json_agg(json_build_array(product_id, grind ->> 'key', weight_grams, price_paise)
            order by line_no)
          from order_items where order_id = orders.id), '[]') as items
      from orders`);
    const stored: StoredOrders = new Map();
    for (const { id, userId, key, address, phone, items } of rows) {
      const place = placeOf(userId, key ?? `none: ${id}`);
      const content = JSON.stringify([userId, address, phone, items]);
      stored.set(place, [...(stored.get(place) ?? []), { id, content }]);
    }
    return stored;
  });
}

/** Waits for statements of a killed server, which may still run and commit. */
async function waitForOpenStatements(client: pg.Client): Promise<void> {
  const late = performance.now() + STATEMENTS_END_WITHIN_MS;
  while (performance.now() < late) {
    const { rows } = await client.query<{ count: string }>(`
      select count(*) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and (state <> 'idle' or backend_xid is not null)`);
    if (rows[0]?.count === '0') return;
    await delay(50);
  }
  throw new Error('statements of the shop are still running');
}

export function placeOf(userId: string, key: string): string {
  return `${userId} ${key}`;
}

/** Returns the content of a sent order, in the same form as that of a stored order. */
export function askedContent({ userId, deliveryAddress, contactNumber, items }: NewOrder): string {
  const lines = items.map(({ productId, grind = null, quantityKg, pricePerKg }) => {
    return [productId, grind, kgToGrams(quantityKg), rupeesToPaise(pricePerKg)];
  });
  return JSON.stringify([userId, deliveryAddress, contactNumber, lines]);
}
