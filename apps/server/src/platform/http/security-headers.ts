import type { FastifyInstance } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;

/** API answers and pictures run nothing; pages replace this policy by one that lists their hashes. */
const POLICY = "default-src 'none';frame-ancestors 'none';base-uri 'none'";

/** The same on every answer, so they are written in one go. */
const fixedHeaders = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export function setSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const headers = isHttps
    ? {
        ...fixedHeaders,
        'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`,
      }
    : fixedHeaders;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
