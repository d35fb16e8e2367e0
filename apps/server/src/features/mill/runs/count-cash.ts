import { errorTexts } from '@dalan/contract/errors';
import { formatPaise, paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { countedRupees, runTexts } from '@dalan/contract/mill/runs';
import type { NewCashCount, Run } from '@dalan/contract/mill/runs';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import {
  countOpenStops,
  getCashOfRun,
  insertCashCount,
  listCashCounts,
} from './cash-counts.queries.ts';
import { lockRuns, markRunChanged, markRunClosed } from './locked-runs.queries.ts';
import type { LockedRun } from './locked-runs.queries.ts';
import { getRun, runNotFound } from './read-runs.ts';
import { runAnswerTexts } from './run-answer-texts.ts';
import { runChanged } from './run-changed.ts';

type CountCash = NewCashCount & { runId: string; actorId: string; idempotencyKey: string };

/** Closes the run, or corrects the last count of a closed one. Idempotent per key. */
export async function countCash(db: Db, asked: CountCash): Promise<Run> {
  const { runId, idempotencyKey, corrects } = asked;
  const isStale = await inTransaction(db, async (tx) => {
    const [run] = await lockRuns(tx, [runId]);
    if (run === undefined) throw runNotFound();
    const counts = await listCashCounts(tx, runId);
    const earlier = counts.find((count) => count.idempotencyKey === idempotencyKey);
    if (earlier !== undefined) {
      const isSame =
        earlier.countedPaise === countedPaise(asked) &&
        earlier.note === noteOf(asked) &&
        earlier.corrects === (corrects ?? null);
      if (isSame) return false;
      throw new ShopError('KEY_REUSED', runAnswerTexts.countKeyReused);
    }
    if (run.state === 'planned') throw new ShopError('RUN_REFUSED', runAnswerTexts.notStarted);
    // Somebody else counted meanwhile, for the first time or once more.
    if (run.state === 'closed' && counts.at(-1)?.id !== corrects) return true;
    await keepCount(tx, run, asked);
    return false;
  });
  if (isStale) throw await runChanged(db, runId);
  return getRun(db, runId);
}

async function keepCount(tx: Tx, run: LockedRun, asked: CountCash): Promise<void> {
  const { runId, actorId, idempotencyKey, corrects, notes } = asked;
  const isCorrection = corrects !== undefined;
  if (isCorrection && run.state !== 'closed') {
    throw new ShopError('RUN_REFUSED', runAnswerTexts.notClosed);
  }
  const openStops = await countOpenStops(tx, runId);
  if (openStops > 0) {
    throw new ShopError('RUN_REFUSED', runTexts.notHereYet(openStops, run.riderName));
  }
  const expectedPaise = await getCashOfRun(tx, runId);
  if (expectedPaise !== rupeesToPaise(asked.expected)) throw cashChanged(expectedPaise);
  const counted = countedPaise(asked);
  const note = noteOf(asked);
  if (note === '' && isCorrection) throw noteMissing(runTexts.reasonRequired);
  if (note === '' && counted !== expectedPaise) throw noteMissing(runTexts.noteRequired);
  await insertCashCount(tx, {
    runId,
    expectedPaise,
    countedPaise: counted,
    coinsPaise: rupeesToPaise(asked.coins),
    notes,
    note,
    corrects: corrects ?? null,
    countedBy: actorId,
    idempotencyKey,
  });
  await (isCorrection ? markRunChanged : markRunClosed)(tx, { runId, actorId });
  await recordAudit(tx, {
    actorId,
    action: isCorrection ? 'run.count_corrected' : 'run.closed',
    subjectId: run.riderId,
    details: {
      run: runId,
      day: run.day,
      expected: paiseToRupees(expectedPaise),
      counted: paiseToRupees(counted),
    },
  });
}

function countedPaise({ notes, coins }: Pick<CountCash, 'notes' | 'coins'>): number {
  return rupeesToPaise(countedRupees(notes, coins));
}

function noteOf({ note = '' }: Pick<CountCash, 'note'>): string {
  return note.trim();
}

function cashChanged(expectedPaise: number): ShopError {
  return new ShopError('CASH_CHANGED', runAnswerTexts.cashChanged(formatPaise(expectedPaise)), {
    details: { expected: paiseToRupees(expectedPaise) },
  });
}

function noteMissing(text: string): ShopError {
  return new ShopError('INVALID_INPUT', errorTexts.invalidInput, { fields: { note: text } });
}
