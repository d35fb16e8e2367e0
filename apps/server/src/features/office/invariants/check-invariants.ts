import type { Db } from '../../../platform/db/database.ts';
import { invariants, listFindings } from './invariants.queries.ts';
import type { Findings } from './invariants.queries.ts';

export type BrokenInvariant = { name: string } & Findings;

/** Each check is one statement, so sales during the check do not matter. */
export async function checkInvariants(db: Db): Promise<BrokenInvariant[]> {
  const broken: BrokenInvariant[] = [];
  for (const invariant of invariants) {
    const found = await listFindings(db, invariant);
    if (found.total > 0) broken.push({ name: invariant.name, ...found });
  }
  return broken;
}
