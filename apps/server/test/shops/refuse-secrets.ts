import type { FastifyInstance } from 'fastify';
import { TEST_PASSWORD } from './test-password.ts';

const SECRETS = ['$argon2', TEST_PASSWORD];

/** Fails any response in the test run that contains a secret. */
export function refuseSecrets(app: FastifyInstance): void {
  app.addHook('onSend', async (request, _reply, payload) => {
    const isReadable = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (isReadable && SECRETS.some((secret) => payload.includes(secret))) {
      throw new Error(`${request.method} ${request.url} contains a secret`);
    }
  });
}
