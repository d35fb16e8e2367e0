import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import type { NewOrder } from '@dalan/contract/orders/orders';
import { byCustomer, highLimits, noDeliveryRule } from './place-order-limits.ts';

type Given = { databaseUrl: string; statement: string; port: number };

/** The baseline: only the order statement, without session, validation or log. */
process.once('message', ({ databaseUrl, statement, port }: Given) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const app = Fastify();
  app.post<{ Body: NewOrder }>('/api/orders', async (request, reply) => {
    const { userId, items, deliveryAddress, contactNumber } = request.body;
    const { rows } = await pool.query({
      name: 'place-order-by',
      text: statement,
      values: [
        userId,
        'pune',
        items.map((item) => item.productId),
        items.map((item) => item.quantityKg * 1000),
        items.map((item) => item.pricePerKg * 100),
        deliveryAddress,
        contactNumber,
        randomUUID(),
        Buffer.alloc(32),
        ...highLimits,
        ...noDeliveryRule,
        ...byCustomer,
      ],
    });
    return reply.code(201).send(rows);
  });
  void app.listen({ host: '127.0.0.1', port }).then(() => process.send?.('ready'));
});
process.once('disconnect', () => process.exit(0));
