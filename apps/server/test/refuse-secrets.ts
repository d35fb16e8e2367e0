import type { FastifyInstance } from 'fastify';
import { TEST_PASSWORD } from './test-password.ts';

const SECRETS = ['$argon2', TEST_PASSWORD];

/** Every answer of the whole test run is looked at: one that tells a secret becomes a failure. */
export function refuseSecrets(app: FastifyInstance): void {
  app.addHook('onSend', async (request, _reply, payload) => {
    const isReadable = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (isReadable && SECRETS.some((secret) => payload.includes(secret))) {
      throw new Error(`${request.method} ${request.url} answers with a secret`);
    }
  });
}
