import { ApiError, NoAnswer } from '@dalan/contract/client';
import type { MyRuns, RiderStop } from '@dalan/contract/mill/runs';
import { api } from '../../../lib/api/api.ts';
import { reasonOf, refusalText } from '../../../lib/language/reason.ts';
import {
  beginSending,
  putAction,
  readActions,
  readSnapshot,
  refuseAction,
  settleAction,
} from './phone-store.ts';
import type { WaitingAction } from './phone-store.ts';
import { afterFailure, nextToSend } from './queue.ts';

type SendResult =
  | 'nothing to send'
  | 'sent'
  | 'refused'
  | 'set aside'
  | 'no answer'
  | 'log in'
  | 'somebody else';
type WithStop = (runs: MyRuns, runId: string, stop: RiderStop) => MyRuns;

/**
 * The action's own key makes the mill take it once. In a session of another person the answer is
 * 403.
 */
function asSent({ runId, riderId, key, action }: WaitingAction) {
  return [
    { params: { id: runId }, body: action },
    { headers: { 'idempotency-key': key, 'user-id': riderId } },
  ] as const;
}

/** Sends the next action of this rider. */
export async function sendFirst(riderId: string, withStop: WithStop): Promise<SendResult> {
  const first = nextToSend(await readActions(), riderId);
  if (first === undefined || first.sendAfter > Date.now()) return 'nothing to send';
  if (!(await beginSending(first.seq))) return 'sent';
  try {
    const { stop, refusal } = await api.call('sendRiderAction', ...asSent(first));
    if (refusal) {
      await refuseAction(first, refusalText(refusal));
      return 'refused';
    }
    await settle(first, stop, withStop);
    return 'sent';
  } catch (error) {
    return failed(first, error);
  }
}

async function settle(first: WaitingAction, stop: RiderStop, withStop: WithStop): Promise<void> {
  const kept = await readSnapshot();
  const isSame = kept?.riderId === first.riderId;
  const snapshot = isSame ? { ...kept, runs: withStop(kept.runs, first.runId, stop) } : undefined;
  await settleAction(first.seq, snapshot);
}

/** An action is refused for good only if trying again cannot help. */
async function failed(first: WaitingAction, error: unknown): Promise<SendResult> {
  if (error instanceof NoAnswer) return 'no answer';
  if (!(error instanceof ApiError)) throw error;
  const { status } = error;
  if (status === 401) return 'log in';
  if (status === 403) return 'somebody else';
  if (status === 408 || status === 429) return 'no answer';
  if (status >= 500) return count(first);
  await refuseAction(first, reasonOf(error) ?? error.message);
  return 'refused';
}

async function count(first: WaitingAction): Promise<SendResult> {
  const next = afterFailure(first);
  if (next.aside?.isReported === false) next.aside = { isReported: await isReported(next) };
  await putAction(next);
  // An action that was already aside is tried again later.
  return next.aside !== undefined && first.aside === undefined ? 'set aside' : 'no answer';
}

/** Tells the counter about the action. If that fails too, the next try does it. */
async function isReported(action: WaitingAction): Promise<boolean> {
  try {
    await api.call('reportUnrecorded', ...asSent(action));
    return true;
  } catch {
    return false;
  }
}
