import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { errorTexts } from '@dalan/contract/errors';
import { ShopError, tooManyRequests } from '../shop-error.ts';

export type EventStreamLimits = {
  perUser: number;
  perProcess: number;
  /** Interval of keep-alive comments and of session checks. */
  heartbeatMs: number;
  /** After this the stream ends and its reader reconnects. */
  lifetimeMs: number;
  /** A reader with more unread bytes is dropped. */
  unreadBytes: number;
};

export type Reader = {
  userId: string;
  isStillAllowed: () => Promise<boolean>;
  /** An event for this reader alone, before all others. Asked when later ones can no longer be missed. */
  findFirstEvent?: () => Promise<string | undefined>;
};

type Options = EventStreamLimits & {
  /** Awaited before each stream opens: no event after that may be missed. */
  onWatched: () => Promise<void>;
  /** Called when the last reader has left. */
  onUnwatched: () => void;
};

type Stream = { userId: string; out: PassThrough; drop: () => void };

const RETRY_AFTER_SECONDS = 30;
/** Readers reconnect at a random time in this range after a server closes. */
const RECONNECT_MS = { least: 1_000, most: 3_000 };

/** Server-sent events for the readers of this process. Events are not stored. */
export class EventStreams {
  readonly #options: Options;
  readonly #open = new Set<Stream>();
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Throws if there are too many streams, or if `onWatched` fails. */
  async open(reply: FastifyReply, reader: Reader): Promise<void> {
    const { raw } = reply;
    const out = new PassThrough();
    const stream = { userId: reader.userId, out, drop: () => raw.destroy() };
    // The stream is counted first, so that a reader who leaves meanwhile is not taken for the last.
    this.#admit(stream);
    let firstEvent: string | undefined;
    try {
      await this.#options.onWatched();
      firstEvent = await reader.findFirstEvent?.();
    } catch (error) {
      out.destroy();
      throw error;
    }
    this.#keepAlive(stream, reader);
    // The connection has no idle timeout, because it is often silent.
    raw.setTimeout(0, () => undefined);
    this.#write(stream, `retry: ${pickReconnectMs()}\n\n`);
    if (firstEvent !== undefined) this.#write(stream, eventText(firstEvent, {}));
    if (this.#isClosed) out.end();
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .header('connection', 'close')
      .send(out);
  }

  send(event: string, data: unknown): void {
    const text = eventText(event, data);
    for (const stream of this.#open) this.#write(stream, text);
  }

  /** Ends every stream, so that no deploy waits for a reader. */
  close(): void {
    this.#isClosed = true;
    for (const { out } of this.#open) out.end();
  }

  #admit(stream: Stream): void {
    const { perUser, perProcess, onUnwatched } = this.#options;
    const ofUser = [...this.#open].filter(({ userId }) => userId === stream.userId);
    if (ofUser.length >= perUser) {
      throw tooManyRequests(RETRY_AFTER_SECONDS);
    }
    if (this.#open.size >= perProcess) {
      throw new ShopError('UNAVAILABLE', errorTexts.unavailable);
    }
    this.#open.add(stream);
    stream.out.once('close', () => {
      this.#open.delete(stream);
      if (this.#open.size === 0) onUnwatched();
    });
  }

  #keepAlive(stream: Stream, { isStillAllowed }: Reader): void {
    const { heartbeatMs, lifetimeMs } = this.#options;
    const { out } = stream;
    const heartbeat = setInterval(() => {
      this.#write(stream, ':\n\n');
      // An unreachable database must not end a session.
      void isStillAllowed().then(
        (isAllowed) => isAllowed || out.end(),
        () => undefined,
      );
    }, heartbeatMs);
    const lifetime = setTimeout(() => out.end(), lifetimeMs);
    out.once('close', () => {
      clearInterval(heartbeat);
      clearTimeout(lifetime);
    });
  }

  #write({ out, drop }: Stream, text: string): void {
    if (out.writableEnded || out.destroyed) return;
    out.write(text);
    if (out.writableLength + out.readableLength > this.#options.unreadBytes) drop();
  }
}

function eventText(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

function pickReconnectMs(): number {
  const { least, most } = RECONNECT_MS;
  return Math.round(least + Math.random() * (most - least));
}
