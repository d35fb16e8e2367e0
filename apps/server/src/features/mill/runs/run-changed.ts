import type { Db } from '../../../platform/db/database.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { getRun } from './read-runs.ts';
import { runAnswerTexts } from './run-answer-texts.ts';

/** A conflict error with the editor's name and the current run. */
export async function runChanged(db: Db, runId: string): Promise<ShopError> {
  const run = await getRun(db, runId);
  const who = run.changedBy === '' ? 'Someone' : run.changedBy;
  const message = runAnswerTexts.changed(who, run.rider.name);
  return new ShopError('RUN_CHANGED', message, { details: { run } });
}
