import { fingerprintTextOf } from '@dalan/contract/bank/bank-rows';
import type { BankRow } from '@dalan/contract/bank/bank-rows';
import type { Credit } from './groups.rules.ts';

/** The fingerprints are made here, so that rows which are not recorded never leave the computer. */
export function withFingerprints(rows: readonly BankRow[]): Promise<Credit[]> {
  return Promise.all(
    rows.map(async (row) => {
      const bytes = new TextEncoder().encode(fingerprintTextOf(row));
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const fingerprint = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
      return { ...row, fingerprint };
    }),
  );
}
