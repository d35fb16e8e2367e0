import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Everybody is still answered, and told not to come back on this connection. A server that closed at
 * once would hang up on calls that its proxy was just sending.
 */
export async function sendElsewhere(server: Server, forMs: number): Promise<void> {
  if (forMs === 0) return;
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  await delay(forMs);
}
