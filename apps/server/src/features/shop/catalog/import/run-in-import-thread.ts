import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createConcurrencyLimit } from '../../../../platform/concurrency-limit.ts';
import { databaseOptions } from '../../../../platform/db/database.ts';
import type { DatabaseSettings } from '../../../../platform/db/database.ts';
import { ShopError } from '../../../../platform/shop-error.ts';

/** The body is as it came: reading megabytes of JSON would hold up the calls of others. */
export type ImportTask = { body: Uint8Array } & (
  | { do: 'check' }
  | { do: 'import'; actorId: string; idempotencyKey: string }
);

/** A thread can be sent values only, so it opens the database itself. */
export type ThreadData = { database: ReturnType<typeof databaseOptions>; city: string };

/** The answer is JSON in UTF-8, ready to be sent. */
export type ThreadAnswer =
  | { json: Uint8Array<ArrayBuffer> }
  | { refusal: Pick<ShopError, 'code' | 'message' | 'fields' | 'details'> };

export type RunInImportThread = (task: ImportTask) => Promise<Buffer>;

/** One file at a time in a process; more wait for it. */
const queue = { concurrency: 1, maxQueued: 20 };
const HEAP_MAX_MB = 512;
/** A file is often mended and checked again, and a thread takes half a second to start. */
const KEPT_MS = 60_000;

/** Runs the check or the import of a file in a thread of its own, because it may take seconds. */
export function createImportThread({
  city,
  ...config
}: DatabaseSettings & { city: string }): RunInImportThread {
  const limit = createConcurrencyLimit(queue);
  const database = databaseOptions(config);
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    void thread?.terminate();
    thread = undefined;
  };
  const run = async (task: ImportTask) => {
    clearTimeout(idle);
    thread ??= startThread({ database, city });
    try {
      return await ask(thread, task);
    } catch (error) {
      if (!(error instanceof ShopError)) end();
      throw error;
    } finally {
      idle = setTimeout(end, KEPT_MS).unref();
    }
  };
  return (task) => limit(() => run(task));
}

function startThread(workerData: ThreadData): Worker {
  const thread = new Worker(new URL('import-thread.ts', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
  });
  // An idle thread does not keep the process alive: an open connection does while it works.
  thread.unref();
  return thread;
}

async function ask(thread: Worker, task: ImportTask): Promise<Buffer> {
  const over = new AbortController();
  const { signal } = over;
  thread.postMessage(task, transferable(task.body));
  try {
    // `once` rejects if the thread fails.
    const answered = once(thread, 'message', { signal }) as Promise<[ThreadAnswer]>;
    const ended = once(thread, 'exit', { signal }).then(() => {
      throw new Error('the import thread ended without an answer');
    });
    const [answer] = await Promise.race([answered, ended]);
    if ('json' in answer) {
      const { buffer, byteOffset, byteLength } = answer.json;
      return Buffer.from(buffer, byteOffset, byteLength);
    }
    throw asError(answer.refusal);
  } finally {
    over.abort();
  }
}

/** A large body has memory of its own, which is handed over. A small one is copied. */
function transferable({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isWhole ? [buffer] : [];
}

type Refusal = Extract<ThreadAnswer, { refusal: object }>['refusal'];

function asError({ code, message, fields, details }: Refusal): ShopError {
  return new ShopError(code, message, { ...(fields && { fields }), ...(details && { details }) });
}
