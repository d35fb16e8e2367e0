import { counter, endpoint, everyDuty } from '../endpoint.ts';
import type { ById, Nothing } from '../endpoint.ts';
import type { MessageAnswer } from '../text/text.ts';
import type {
  BatchDetails,
  BatchesAnswer,
  BatchesQuery,
  HolderTold,
  MillingDone,
  MillingDoneAnswer,
} from './batches.ts';
import type { BagLabelsAnswer, BagLabelsQuery } from './bag-labels.ts';
import type { SheetPrintedAnswer } from './milling.schema.ts';
import type {
  MillingQuery,
  MillingSheet,
  PackingSlipsAnswer,
  PackingSlipsQuery,
  SheetPrinted,
} from './milling.ts';
import type {
  MyRuns,
  NewCashCount,
  NewRun,
  RiderAction,
  RiderActionAnswer,
  Run,
  RunPlan,
  RunsAnswer,
  RunsQuery,
  RunStarted,
} from './runs.ts';
import type { Today, Waiting } from './today.ts';

export const millEndpoints = {
  getMillingSheet: endpoint<{ query?: MillingQuery }, MillingSheet>(
    'GET',
    '/api/admin/milling-sheet',
    'admin',
    counter,
  ),
  markSheetPrinted: endpoint<{ body: SheetPrinted }, SheetPrintedAnswer>(
    'POST',
    '/api/admin/milling-sheet/printed',
    'admin',
    counter,
  ),
  getPackingSlips: endpoint<{ query: PackingSlipsQuery }, PackingSlipsAnswer>(
    'GET',
    '/api/admin/packing-slips',
    'admin',
    counter,
  ),

  getBagLabels: endpoint<{ query?: BagLabelsQuery }, BagLabelsAnswer>(
    'GET',
    '/api/admin/bag-labels',
    'admin',
    counter,
  ),

  /** Makes the batches and moves the orders. Needs an `idempotency-key` header. */
  finishMilling: endpoint<{ body: MillingDone }, MillingDoneAnswer>(
    'POST',
    '/api/admin/batches',
    'admin',
    counter,
  ),
  undoMilling: endpoint<{ body: { batchIds: string[] } }, { orders: number }>(
    'POST',
    '/api/admin/batches/undo',
    'admin',
    counter,
  ),
  listBatches: endpoint<{ query?: BatchesQuery }, BatchesAnswer>(
    'GET',
    '/api/admin/batches',
    'admin',
    counter,
  ),
  /** By its id, or by year and number as on the label: `2026-JW-1117-1`. */
  getBatch: endpoint<ById, BatchDetails>('GET', '/api/admin/batches/:id', 'admin', counter),
  recallBatch: endpoint<ById, BatchDetails>(
    'POST',
    '/api/admin/batches/:id/recall',
    'admin',
    counter,
  ),
  noteHolderTold: endpoint<ById & { body: HolderTold }, BatchDetails>(
    'POST',
    '/api/admin/batches/:id/told',
    'admin',
    counter,
  ),

  // Runs are planned, started and closed by these calls. Counting cash needs an `idempotency-key`
  // header.
  listRuns: endpoint<{ query: RunsQuery }, RunsAnswer>('GET', '/api/admin/runs', 'admin', counter),
  getRun: endpoint<ById, Run>('GET', '/api/admin/runs/:id', 'admin', counter),
  createRun: endpoint<{ body: NewRun }, Run>('POST', '/api/admin/runs', 'admin', counter),
  planRuns: endpoint<{ body: RunPlan }, { runs: Run[] }>(
    'PUT',
    '/api/admin/runs/plan',
    'admin',
    counter,
  ),
  removeRun: endpoint<ById, MessageAnswer>('DELETE', '/api/admin/runs/:id', 'admin', counter),
  startRun: endpoint<ById & { body: { version: number } }, RunStarted>(
    'POST',
    '/api/admin/runs/:id/start',
    'admin',
    counter,
  ),
  countCash: endpoint<ById & { body: NewCashCount }, Run>(
    'POST',
    '/api/admin/runs/:id/cash-counts',
    'admin',
    counter,
  ),

  // For the rider's phone. It gets only the caller's own runs, whatever their duty.
  listMyRuns: endpoint<Nothing, MyRuns>('GET', '/api/admin/my-runs', 'admin', everyDuty),
  /** Needs an `idempotency-key` header. */
  sendRiderAction: endpoint<ById & { body: RiderAction }, RiderActionAnswer>(
    'POST',
    '/api/admin/my-runs/:id/actions',
    'admin',
    everyDuty,
  ),
  /** Needs the `idempotency-key` header of the action that was not recorded. */
  reportUnrecorded: endpoint<ById & { body: RiderAction }, MessageAnswer>(
    'POST',
    '/api/admin/my-runs/:id/unrecorded',
    'admin',
    everyDuty,
  ),

  getToday: endpoint<Nothing, Today>('GET', '/api/admin/today', 'admin', counter),
  getWaiting: endpoint<Nothing, Waiting>('GET', '/api/admin/waiting', 'admin', counter),
};
