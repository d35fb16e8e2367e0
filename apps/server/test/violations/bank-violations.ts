import { sql } from 'kysely';
import type { Violation } from './violation.ts';

const ROW = 'a1'.repeat(32);

const importOfToday = sql`
  insert into bank_imports (first_day, last_day, made_by, idempotency_key, request_hash)
  select '2026-11-01', '2026-11-17', id, 'a-statement', sha256('a statement') from users limit 1`;

/** A row of the statement for the first payment of the shop, with one paisa more. */
const rowOfAnotherAmount = sql`
  insert into bank_rows (fingerprint, import_id, day, amount_paise, recorded_paise, payment_id)
  select decode(${ROW}, 'hex'), made.id, '2026-11-16', paid.amount_paise + 1, paid.amount_paise + 1,
    paid.id
  from bank_imports made, payments paid where paid.corrects is null limit 1`;

export const bankViolations: Violation[] = [
  {
    name: 'a row of a bank statement with another amount than its payment',
    breaks: 'each row of a bank statement has its payment, with the amount that was recorded of it',
    finding: () => ROW,
    statements: () => [importOfToday, rowOfAnotherAmount],
  },
  {
    name: 'a recorded bank statement without rows',
    breaks: 'each recorded bank statement has rows, all of its days',
    finding: () => '2026-11-01 to 2026-11-17',
    statements: () => [importOfToday],
  },
];
