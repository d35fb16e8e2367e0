import type { FastifyInstance } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;

/** Applies to API answers and pictures. Pages replace it by a policy with their own hashes. */
const POLICY = "default-src 'none';frame-ancestors 'none';base-uri 'none'";

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
