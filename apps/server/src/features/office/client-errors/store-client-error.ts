import { createHash } from 'node:crypto';
import type { ClientErrorReport } from '@dalan/contract/pages/client-errors';
import type { Db } from '../../../platform/db/database.ts';
import { cleanReport, fingerprintText } from './client-error.rules.ts';
import type { ClientError } from './client-error.rules.ts';
import { upsertClientError } from './client-errors.queries.ts';

/** With 10 KB a row at most, a flood of made-up errors fills 10 MB. */
const MAX_GROUPS = 1_000;

/** Returns what was kept of the report. */
export async function storeClientError(
  db: Db,
  report: ClientErrorReport,
  maxGroups = MAX_GROUPS,
): Promise<ClientError> {
  const error = cleanReport(report);
  const fingerprint = createHash('sha256').update(fingerprintText(error)).digest();
  await upsertClientError(db, { fingerprint, error, maxGroups });
  return error;
}
