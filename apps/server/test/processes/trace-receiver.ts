import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };
type Attribute = { key: string; value: Value };
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes?: Attribute[];
  status?: { code?: number; message?: string };
};
type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
};

export type ReceivedSpan = Omit<SentSpan, 'attributes' | 'status'> & {
  service: unknown;
  facts: Record<string, unknown>;
  isError: boolean;
};

export type TraceReceiver = {
  origin: string;
  spans: ReceivedSpan[];
  /** All bodies as they came. */
  text: () => string;
  /** Exports that wait for an answer. */
  waiting: () => number;
  /** Decides how the next exports are answered. */
  answer: 'accept' | 'never' | 'refuse';
  close: () => Promise<void>;
};

const STATUS_ERROR = 2;

/** A receiver of traces, by OTLP in JSON over HTTP. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const bodies: string[] = [];
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (receiver.answer === 'never') {
        open.add(response);
        response.on('close', () => open.delete(response));
        return;
      }
      if (receiver.answer === 'refuse') return response.writeHead(400).end();
      const body = Buffer.concat(chunks).toString();
      bodies.push(body);
      receiver.spans.push(...spansIn(JSON.parse(body) as Sent));
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const receiver: TraceReceiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    text: () => bodies.join('\n'),
    waiting: () => open.size,
    answer: 'accept',
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return receiver;
}

function spansIn({ resourceSpans }: Sent): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = factsIn(resource.attributes)['service.name'];
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes = [], status, ...span }) => ({
        ...span,
        service,
        facts: factsIn(attributes),
        isError: status?.code === STATUS_ERROR,
      })),
    );
  });
}

function factsIn(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
