import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createConcurrencyLimit } from '../../../platform/concurrency-limit.ts';
import type { DatabaseOptions } from '../../../platform/db/database.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import type { AskedImport } from './import-products.ts';

export type ImportTask = { do: 'check'; text: string } | ({ do: 'import' } & AskedImport);

/** A thread can be sent values only, so it opens the database itself. */
type ThreadDatabase = Omit<DatabaseOptions, 'poolSize' | 'onConnectionLost'>;
export type ThreadData = { database: ThreadDatabase; city: string };

/** The answer as JSON: to take it apart and write it again would hold up the calls of others. */
export type ThreadAnswer =
  { json: string } | { refusal: Pick<ShopError, 'code' | 'message' | 'fields' | 'details'> };

export type RunInImportThread = (task: ImportTask) => Promise<string>;

/** One file at a time in a process; more wait for it. */
const queue = { concurrency: 1, maxQueued: 20 };
const HEAP_MAX_MB = 512;
/** A file is often mended and checked again, and a thread takes half a second to start. */
const KEPT_MS = 60_000;

/** Runs the check or the import of a file in a thread of its own, because it may take seconds. */
export function createImportThread(given: ThreadData): RunInImportThread {
  const limit = createConcurrencyLimit(queue);
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    void thread?.terminate();
    thread = undefined;
  };
  const run = async (task: ImportTask) => {
    clearTimeout(idle);
    thread ??= startThread(given);
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

async function ask(thread: Worker, task: ImportTask): Promise<string> {
  const over = new AbortController();
  const { signal } = over;
  thread.postMessage(task);
  try {
    // `once` rejects if the thread fails.
    const answered = once(thread, 'message', { signal }) as Promise<[ThreadAnswer]>;
    const ended = once(thread, 'exit', { signal }).then(() => {
      throw new Error('the import thread ended without an answer');
    });
    const [answer] = await Promise.race([answered, ended]);
    if ('json' in answer) return answer.json;
    throw asError(answer.refusal);
  } finally {
    over.abort();
  }
}

type Refusal = Extract<ThreadAnswer, { refusal: object }>['refusal'];

function asError({ code, message, fields, details }: Refusal): ShopError {
  return new ShopError(code, message, { ...(fields && { fields }), ...(details && { details }) });
}
