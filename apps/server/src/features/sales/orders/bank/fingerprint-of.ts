import { createHash } from 'node:crypto';
import { fingerprintTextOf } from '@dalan/contract/bank/bank-rows';
import type { BankRow } from '@dalan/contract/bank/bank-rows';

/** The panel makes the same from the row of its file. */
export function fingerprintOf(row: BankRow): Buffer {
  return createHash('sha256').update(fingerprintTextOf(row)).digest();
}
