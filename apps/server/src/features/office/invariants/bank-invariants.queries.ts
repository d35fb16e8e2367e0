import { sql } from 'kysely';
import type { Invariant } from './invariant.queries.ts';

export const bankInvariants: Invariant[] = [
  {
    name: 'each row of a bank statement has its payment, with the amount that was recorded of it',
    finder: sql`
      select format('row %s, payment %s: %s paise recorded, %s paid', encode(fingerprint, 'hex'),
        payment_id, recorded_paise, paid.amount_paise) as finding
      from bank_rows left join payments paid on paid.id = payment_id
      where paid.id is null or paid.amount_paise <> recorded_paise or paid.corrects is not null
        or recorded_paise > bank_rows.amount_paise`,
  },
  {
    name: 'each recorded bank statement has rows, all of its days',
    finder: sql`
      select format('import %s, %s to %s: row of %s', made.id, first_day, last_day, day) as finding
      from bank_imports made left join bank_rows on import_id = made.id
      where day is null or day not between first_day and last_day`,
  },
];
