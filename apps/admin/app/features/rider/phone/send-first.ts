import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { MyRuns, RunStop } from '@dalan/contract/runs';
import { api } from '../../../lib/api/api.ts';
import {
  beginSending,
  readActions,
  readSnapshot,
  refuseAction,
  settleAction,
} from './phone-store.ts';
import type { WaitingAction } from './phone-store.ts';

type SendResult = 'nothing to send' | 'sent' | 'refused' | 'no answer' | 'log in';
type WithStop = (runs: MyRuns, runId: string, stop: RunStop) => MyRuns;

/** Sends the oldest action of this rider, with its own key: the mill takes it once. */
export async function sendFirst(riderId: string, withStop: WithStop): Promise<SendResult> {
  const all = await readActions();
  const first = all.find((one) => one.riderId === riderId && one.refusal === undefined);
  if (first === undefined || first.sendAfter > Date.now()) return 'nothing to send';
  if (!(await beginSending(first.seq))) return 'sent';
  try {
    const { stop, refusal } = await api.call(
      'sendRiderAction',
      { params: { id: first.runId }, body: first.action },
      { headers: { 'idempotency-key': first.key } },
    );
    if (refusal) {
      await refuseAction(first, refusal.message);
      return 'refused';
    }
    await settle(first, stop, withStop);
    return 'sent';
  } catch (error) {
    return failed(first, error);
  }
}

async function settle(first: WaitingAction, stop: RunStop, withStop: WithStop): Promise<void> {
  const kept = await readSnapshot();
  const isSame = kept?.riderId === first.riderId;
  const snapshot = isSame ? { ...kept, runs: withStop(kept.runs, first.runId, stop) } : undefined;
  await settleAction(first.seq, snapshot);
}

/** Only what trying again cannot mend is refused for good. */
async function failed(first: WaitingAction, error: unknown): Promise<SendResult> {
  if (error instanceof NoAnswer) return 'no answer';
  if (!(error instanceof ApiError)) throw error;
  const { status } = error;
  if (status === 401 || status === 403) return 'log in';
  if (status >= 500 || status === 408 || status === 429) return 'no answer';
  await refuseAction(first, error.message);
  return 'refused';
}
