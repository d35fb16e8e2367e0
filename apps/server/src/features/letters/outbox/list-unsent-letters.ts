import {
  letterKinds,
  UNSENT_LETTER_DAYS,
  UNSENT_LETTERS_MAX,
} from '@dalan/contract/office/letters';
import type { UnsentLettersAnswer } from '@dalan/contract/office/letters';
import type { Db } from '../../../platform/db/database.ts';
import { listUnsentRows } from './unsent-letters.queries.ts';

export async function listUnsentLetters(db: Db): Promise<UnsentLettersAnswer> {
  const rows = await listUnsentRows(db, {
    kinds: letterKinds,
    days: UNSENT_LETTER_DAYS,
    limit: UNSENT_LETTERS_MAX,
  });
  return {
    data: rows.map(({ id, createdAt, givenUpAt, total: _, ...row }) => ({
      ...row,
      _id: id,
      at: createdAt.toISOString(),
      givenUpAt: givenUpAt.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}
