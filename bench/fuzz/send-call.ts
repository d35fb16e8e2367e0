import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = { status: number; headers: Map<string, string>; body: Buffer };
/** `silent` means that the connection ended without an answer. */
export type Outcome = Answer | 'silent' | 'late' | 'refused';

/** Sends the bytes over a new connection, and reads until the server closes it. */
export async function sendBytes(
  port: number,
  bytes: Buffer,
  { isWhole, withinMs }: { isWhole: boolean; withinMs: number },
): Promise<Outcome> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  if (!isOpen) return 'refused';
  const chunks: Buffer[] = [];
  const ended = new Promise<'ended'>((done) => {
    const end = () => done('ended');
    socket.once('end', end).once('close', end).on('error', end);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      // An event stream has no end, so its beginning is enough.
      if (isEndless(chunks)) end();
    });
  });
  // The socket is half-closed, so that the server does not wait for the rest of an incomplete call.
  if (isWhole) socket.write(bytes);
  else socket.end(bytes);
  const timer = new AbortController();
  const late = delay(withinMs, 'late' as const, { signal: timer.signal }).catch(
    () => 'ended' as const,
  );
  const how = await Promise.race([ended, late]);
  timer.abort();
  socket.destroy();
  const answer = readAnswer(Buffer.concat(chunks));
  if (answer === undefined) return how === 'late' ? 'late' : 'silent';
  return how === 'late' ? 'late' : answer;
}

function isEndless(chunks: Buffer[]): boolean {
  return /^content-type: text\/event-stream/im.test(Buffer.concat(chunks).toString('latin1'));
}

function readAnswer(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  const rest = bytes.subarray(end + 4);
  // A 100 Continue comes before the real answer.
  if (status < 200) return readAnswer(rest);
  const headers = new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  return { status, headers, body: decode(headers, bodyOf(headers, rest)) };
}

function bodyOf(headers: Answer['headers'], rest: Buffer): Buffer {
  if (headers.get('transfer-encoding') === 'chunked') return joinChunks(rest);
  const length = headers.get('content-length');
  return length === undefined ? rest : rest.subarray(0, Number(length));
}

/** A body that broke off stays as it is, and is then reported as invalid JSON. */
function decode(headers: Answer['headers'], body: Buffer): Buffer {
  const encoding = headers.get('content-encoding');
  try {
    if (encoding === 'br') return brotliDecompressSync(body);
    return encoding === 'gzip' ? gunzipSync(body) : body;
  } catch {
    return body;
  }
}

/** Each chunk has its length before it, in a line of its own. */
function joinChunks(bytes: Buffer): Buffer {
  const end = bytes.indexOf('\r\n');
  const length = Number.parseInt(bytes.toString('latin1', 0, end), 16);
  if (end === -1 || !(length > 0)) return Buffer.alloc(0);
  const chunk = bytes.subarray(end + 2, end + 2 + length);
  return Buffer.concat([chunk, joinChunks(bytes.subarray(end + 4 + length))]);
}
