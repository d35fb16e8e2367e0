import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { SESSION_STORE_KEY, serializeSession } from '@dalan/contract/people/session-store';

/** What a phone keeps of a customer who is logged in. Flours are only for them. */
export const storedSession: Record<string, string> = {
  [SESSION_STORE_KEY]: serializeSession({
    loggedInStatus: true,
    userDetails: { name: 'Asha Kulkarni', role: 'user' },
    userId: 'somebody',
  }),
};

/**
 * Stores a customer's session in the browser, as after a log-in, so that account pages open. The tab
 * stays open: closing it could lose the stored data.
 */
export async function storeSession(debuggingPort: number, origin: string): Promise<void> {
  const browser = `http://127.0.0.1:${debuggingPort}/json`;
  const opened = await fetch(`${browser}/new?${origin}/favicon.ico`, { method: 'PUT' });
  const tab = (await opened.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(tab.webSocketDebuggerUrl);
  await once(socket, 'open');
  const write = `Object.assign(localStorage, ${JSON.stringify(storedSession)})`;
  const expression = `location.origin === ${JSON.stringify(origin)} && (${write}, true)`;
  // The tab may still be blank, or lose its context while it loads.
  for (let isStored = false; !isStored;) {
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
    const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
    const answer = JSON.parse(data) as { result?: { result?: { value?: unknown } } };
    isStored = answer.result?.result?.value === true;
    if (!isStored) await delay(50);
  }
  socket.close();
}
