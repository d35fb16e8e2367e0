import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

type Given = { databaseUrl: string; statement: string; userId: string; port: number };
type Body = { items: { productId: string; quantityKg: number; pricePerKg: number }[] };

/** The baseline: the same one statement, with no session, no validation and no log. */
process.once('message', ({ databaseUrl, statement, userId, port }: Given) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const app = Fastify();
  app.post<{ Body: Body }>('/api/orders', async (request, reply) => {
    const { items } = request.body;
    const { rows } = await pool.query({
      name: 'place-order',
      text: statement,
      values: [
        userId,
        'pune',
        items.map((item) => item.productId),
        items.map((item) => item.quantityKg * 1000),
        items.map((item) => item.pricePerKg * 100),
        '12 Jatyachi Aali, Kasba Peth, Pune 411011',
        '9876543210',
        randomUUID(),
        Buffer.alloc(32),
      ],
    });
    return reply.code(201).send(rows);
  });
  void app.listen({ host: '127.0.0.1', port }).then(() => process.send?.('ready'));
});
process.once('disconnect', () => process.exit(0));
