import { Agent, request } from 'node:http';

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: object;
};
export type Answer = { status: number; body: Buffer };

const ANSWER_WITHIN_MS = 10_000;
/** This many connections never run out. `fetch` would use twice as much of the shared CPU. */
const agent = new Agent({ keepAlive: true, maxSockets: 2_000, scheduling: 'lifo' });

export function sendRequest(
  origin: string,
  { method = 'GET', path, headers, body }: ApiRequest,
): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((done, fail) => {
    const call = request(origin + path, {
      agent,
      method,
      headers: {
        'accept-encoding': text === undefined ? 'br' : 'identity',
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
        ...headers,
      },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    call.once('error', fail);
    call.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', fail);
      response.once('end', () => {
        done({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) });
      });
    });
    call.end(text);
  });
}

export function closeConnections(): void {
  agent.destroy();
}
