import { sql } from 'kysely';
import type { Invariant } from './invariant.queries.ts';

export const drawerInvariants: Invariant[] = [
  {
    name: 'each closed drawer expected its float and what moved in it',
    finder: sql`
      select format('drawer %s: %s paise expected, %s moved', drawer.id, expected_paise, moved)
        as finding
      from drawers drawer cross join lateral (
        select float_paise
          + (select coalesce(sum(amount_paise), 0) from payments where drawer_id = drawer.id)
          + (select coalesce(sum(counted_paise - coalesce((
              select before.counted_paise from cash_counts before where before.id = counted.corrects
            ), 0)), 0) from cash_counts counted where drawer_id = drawer.id)
          - (select coalesce(sum(amount_paise), 0) from drawer_payouts where drawer_id = drawer.id)
          as moved
      ) money
      where closed_at is not null and expected_paise <> moved`,
  },
  {
    name: 'each count of a drawer is the sum of its notes and coins',
    finder: sql`
      select format('drawer %s, count %s: %s paise, its notes and coins %s', drawer_id, id,
        counted_paise, summed) as finding
      from drawer_counts cross join lateral (
        select coins_paise + coalesce(sum(key::int * value::int * 100), 0) as summed
        from jsonb_each_text(notes)
      ) money
      where counted_paise <> summed`,
  },
  {
    name: 'no two drawers were open at the same time',
    finder: sql`
      select format('drawer %s was opened before drawer %s was closed', later.id, earlier.id)
        as finding
      from drawers earlier join drawers later on later.id > earlier.id
        and later.opened_at < coalesce(earlier.closed_at, 'infinity')
      where earlier.opened_at < later.opened_at`,
  },
  {
    name: 'a correction is in the drawer of what it corrects, or in none',
    finder: sql`
      select format('payment %s in drawer %s, corrected %s in drawer %s', fix.id, fix.drawer_id,
        paid.id, coalesce(paid.drawer_id::text, 'none')) as finding
      from payments fix join payments paid on paid.id = fix.corrects
      where fix.drawer_id is not null and fix.drawer_id is distinct from paid.drawer_id
      union all
      select format('count %s in drawer %s, corrected %s in drawer %s', fix.id, fix.drawer_id,
        counted.id, coalesce(counted.drawer_id::text, 'none'))
      from cash_counts fix join cash_counts counted on counted.id = fix.corrects
      where fix.drawer_id is not null and fix.drawer_id is distinct from counted.drawer_id`,
  },
];
