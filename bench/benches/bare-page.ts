import Fastify from 'fastify';

type Given = { path: string; body: string; type: string; port: number };

/** The baseline sends the same bytes from memory. The parent process passes them in. */
process.once('message', ({ path, body, type, port }: Given) => {
  const bytes = Buffer.from(body, 'base64');
  const app = Fastify();
  app.get(path, (_request, reply) =>
    reply.header('content-type', type).header('content-encoding', 'br').send(bytes),
  );
  void app.listen({ host: '127.0.0.1', port }).then(() => process.send?.('ready'));
});
process.once('disconnect', () => process.exit(0));
