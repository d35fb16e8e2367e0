import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { errorTexts } from '@dalan/contract/errors';
import { ProductImport, ProductImportCheck } from '@dalan/contract/catalog/product-import.schema';
import { openDatabase } from '../../../../platform/db/database.ts';
import { isDatabaseUnavailable } from '../../../../platform/db/unavailable.ts';
import { readJson } from '../../../../platform/read-json.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { checkProductImport } from './check-product-import.ts';
import { importProducts } from './import-products.ts';
import type { ImportTask, ThreadAnswer, ThreadData } from './run-in-import-thread.ts';

/**
 * The program of the import thread. It is sent one task at a time. On Linux the priority is that of
 * the thread alone: on a busy machine the calls of others go first.
 */
setPriority(10);

const { database: options, city } = workerData as ThreadData;
const { db } = openDatabase({ ...options, poolSize: 1, onConnectionLost: () => undefined });

parentPort?.on('message', (task: ImportTask) => {
  // An error that is no refusal ends the thread, and its call is answered with a 500.
  void run(task)
    .catch(refusalOf)
    .then((answer) => {
      parentPort?.postMessage(answer, 'json' in answer ? [answer.json.buffer] : []);
    });
});

async function run(task: ImportTask): Promise<ThreadAnswer> {
  const context = { db, city };
  const done =
    task.do === 'check'
      ? await checkProductImport(context, readJson(ProductImportCheck, task.body).text)
      : await importProducts(context, { ...task, ...readJson(ProductImport, task.body) });
  return { json: new TextEncoder().encode(JSON.stringify(done)) };
}

/** A thread cannot throw a class of ours to the other side. */
function refusalOf(error: unknown): ThreadAnswer {
  const refusal = isDatabaseUnavailable(error)
    ? new ShopError('UNAVAILABLE', errorTexts.unavailable)
    : error;
  if (!(refusal instanceof ShopError)) throw error;
  const { code, message, fields, details } = refusal;
  return { refusal: { code, message, fields, details } };
}
