import { expect, test, vi } from 'vitest';
import { freePort } from '../database/embedded-postgres.ts';
import { hasCaddy, startCaddyProcess } from '../processes/caddy-process.ts';

type Line = { logger?: string; request?: Record<string, unknown> };

/** Caddy with no server behind it, so that every request is logged as a failure. */
async function startCaddy() {
  const caddy = await startCaddyProcess(`127.0.0.1:${await freePort()}`);
  const linesOf = () => {
    const lines = caddy.log().split('\n');
    const whole = lines.filter((line) => line.startsWith('{') && line.endsWith('}'));
    return whole.map((line) => JSON.parse(line) as Line);
  };
  return { ...caddy, linesOf };
}

test.runIf(hasCaddy)(
  'Caddy logs the network of a visitor, but no address, query or headers',
  async () => {
    const caddy = await startCaddy();
    const headers = { cookie: 'dalan_session=secret', 'x-forwarded-for': '203.0.113.77' };
    const answer = await vi.waitUntil(
      () => fetch(`${caddy.origin}/api/users?q=asha`, { headers }).catch(() => undefined),
      { timeout: 60_000 },
    );
    expect(answer.status).toBe(503);
    await vi.waitUntil(() => caddy.linesOf().some(({ request }) => request), { timeout: 60_000 });
    const lines = caddy.linesOf().filter(({ request }) => request);
    for (const { request } of lines) {
      expect(request).toMatchObject({ remote_ip: '127.0.0.0', uri: '/api/users?' });
    }
    expect(caddy.log()).not.toMatch(/secret|203\.0\.113|asha/);
  },
);
