import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Keeps answering for a while, with `Connection: close`. A server that closed at once would break
 * requests that the proxy is just sending.
 */
export async function drain(server: Server, forMs: number): Promise<void> {
  if (forMs === 0) return;
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  await delay(forMs);
}
