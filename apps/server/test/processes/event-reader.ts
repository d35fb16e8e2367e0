import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { OrdersChanged } from '@dalan/contract/desk/live-orders';

export type EventReader = {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** Raw text received so far. */
  text: () => string;
  /** Changes in the order received. */
  changes: () => OrdersChanged['changes'];
  /** True if the server ended the stream, false if the connection broke. */
  ended: Promise<boolean>;
  close: () => void;
};

/** Opens the stream of orders, as the admin panel's `EventSource` does. */
export async function readOrderEvents(
  origin: string,
  headers: Record<string, string>,
): Promise<EventReader> {
  // The stream has its own connection: the pool of `fetch` would open others.
  const request = get(`${origin}/api/admin/events`, { headers, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const ended = new Promise<boolean>((tell) => {
    answer.on('error', () => tell(false)).on('close', () => tell(answer.complete));
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: () => text,
    changes: () =>
      [...text.matchAll(/^event: orders\ndata: (.*)$/gm)].flatMap(
        ([, data = '']) => (JSON.parse(data) as OrdersChanged).changes,
      ),
    ended,
    close: () => request.destroy(),
  };
}
