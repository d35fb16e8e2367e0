import { once } from 'node:events';
import { SESSION_STORE_KEY, serializeSession } from '@dalan/contract/session-store';

/**
 * Stores a customer's session in the browser, as after a log-in, so that account pages open. The tab
 * stays open: closing it could lose the stored data.
 */
export async function storeSession(debuggingPort: number, origin: string): Promise<void> {
  const userDetails = { name: 'Asha Kulkarni', role: 'user' as const };
  const text = serializeSession({ loggedInStatus: true, userDetails, userId: 'somebody' });
  const browser = `http://127.0.0.1:${debuggingPort}/json`;
  const opened = await fetch(`${browser}/new?${origin}/favicon.ico`, { method: 'PUT' });
  const tab = (await opened.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(tab.webSocketDebuggerUrl);
  await once(socket, 'open');
  const expression = `new Promise((done) => {
    const write = () => {
      if (location.origin !== ${JSON.stringify(origin)}) return setTimeout(write, 50);
      done(localStorage.setItem(${JSON.stringify(SESSION_STORE_KEY)}, ${JSON.stringify(text)}));
    };
    write();
  })`;
  const params = { expression, awaitPromise: true };
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }));
  await once(socket, 'message');
  socket.close();
}
