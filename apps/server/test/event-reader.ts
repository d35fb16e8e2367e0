import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { OrdersChanged } from '@dalan/contract/live-orders';

export type EventReader = {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** Everything that came so far, as it came. */
  text: () => string;
  /** What happened to which order, in the order of its telling. */
  changes: () => OrdersChanged['changes'];
  /** True where the server ended the stream, false where it was cut. */
  ended: Promise<boolean>;
  close: () => void;
};

/** Opens the stream of orders, as the admin panel's `EventSource` does. */
export async function readOrderEvents(
  origin: string,
  headers: Record<string, string>,
): Promise<EventReader> {
  // On a connection of its own: the pool behind `fetch` opens others beside it.
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
