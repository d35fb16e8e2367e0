import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import type { NewOrder } from '@dalan/contract/orders/orders';
import { replaceParameters, sameForAll } from './place-order-limits.ts';

type Given = { databaseUrl: string; statement: string; port: number };

/** The baseline runs only the order statement, without session, validation or log. */
process.once('message', ({ databaseUrl, statement, port }: Given) => {
  const names: string[] = [];
  const text = replaceParameters(statement, (name) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const app = Fastify();
  app.post<{ Body: NewOrder }>('/api/orders', async (request, reply) => {
    const { userId, items, deliveryAddress, contactNumber } = request.body;
    const values: Record<string, unknown> = {
      ...sameForAll,
      userId,
      productIds: items.map((item) => item.productId),
      grinds: items.map(() => null),
      weightsGrams: items.map((item) => item.quantityKg * 1000),
      seenPricesPaise: items.map((item) => item.pricePerKg * 100),
      deliveryAddress,
      contactNumber,
      idempotencyKey: randomUUID(),
      requestHash: Buffer.alloc(32),
    };
    const { rows } = await pool.query({
      name: 'place-order-by',
      text,
      values: names.map((name) => values[name]),
    });
    return reply.code(201).send(rows);
  });
  void app.listen({ host: '127.0.0.1', port }).then(() => process.send?.('ready'));
});
process.once('disconnect', () => process.exit(0));
