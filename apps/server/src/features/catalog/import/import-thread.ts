import { parentPort, workerData } from 'node:worker_threads';
import { errorTexts } from '@dalan/contract/errors';
import { openDatabase } from '../../../platform/db/database.ts';
import { isDatabaseUnavailable } from '../../../platform/db/unavailable.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { checkProductImport } from './check-product-import.ts';
import { importProducts } from './import-products.ts';
import type { ImportTask, ThreadAnswer, ThreadData } from './run-in-import-thread.ts';

/** The program of the import thread. It is sent one task at a time. */
const { database: options, city } = workerData as ThreadData;
const { db } = openDatabase({ ...options, poolSize: 1, onConnectionLost: () => undefined });

parentPort?.on('message', (task: ImportTask) => {
  // What is no refusal ends the thread, and its call is answered with a 500.
  void run(task)
    .catch(refusalOf)
    .then((answer) => parentPort?.postMessage(answer));
});

async function run(task: ImportTask): Promise<ThreadAnswer> {
  const context = { db, city };
  const done =
    task.do === 'check'
      ? await checkProductImport(context, task.text)
      : await importProducts(context, task);
  return { json: JSON.stringify(done) };
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
