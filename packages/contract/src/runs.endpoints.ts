import { counter, endpoint, everyDuty } from './endpoint.ts';
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
import type { MessageAnswer } from './text.ts';

type ById = { params: { id: string } };
type Nothing = Record<never, never>;

/** Planning, starting and closing. Counting cash needs an `idempotency-key` header. */
export const runEndpoints = {
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
};

/** The rider's phone. Only own runs, whatever the duty. */
export const riderEndpoints = {
  listMyRuns: endpoint<Nothing, MyRuns>('GET', '/api/admin/my-runs', 'admin', everyDuty),
  /** Needs an `idempotency-key` header. */
  sendRiderAction: endpoint<ById & { body: RiderAction }, RiderActionAnswer>(
    'POST',
    '/api/admin/my-runs/:id/actions',
    'admin',
    everyDuty,
  ),
  /** Under the `idempotency-key` of the action. */
  reportUnrecorded: endpoint<ById & { body: RiderAction }, MessageAnswer>(
    'POST',
    '/api/admin/my-runs/:id/unrecorded',
    'admin',
    everyDuty,
  ),
};
