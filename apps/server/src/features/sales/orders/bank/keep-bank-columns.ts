import { createHash } from 'node:crypto';
import type { KeptBankColumns } from '@dalan/contract/bank/bank-rows';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { upsertColumns } from './bank.queries.ts';

type Keep = KeptBankColumns & { actorId: string };

/** Keeps which column of a bank is which, for every counter of the shop. Idempotent. */
export async function keepBankColumns(db: Db, { actorId, ...kept }: Keep): Promise<void> {
  const headHash = createHash('sha256').update(JSON.stringify(kept.head)).digest();
  await inTransaction(db, async (tx) => {
    const id = await upsertColumns(tx, { ...kept, headHash, keptBy: actorId });
    if (id === undefined) return;
    await recordAudit(tx, { actorId, action: 'bank.columns_kept', subjectId: id });
  });
}
