import { sql } from 'kysely';
import type { Invariant } from './invariant.queries.ts';

export const figureInvariants: Invariant[] = [
  {
    name: 'the sums of a day that did not change since are those of its orders and payments',
    finder: sql`
      with ready as (
        select array(select day from figure_days where not exists (
          select from figure_changes change where change.day = figure_days.day)) as days
      )
      select format('%s, %s %s: (%s) summed, (%s) counted', day, kind, key,
        concat_ws(', ', summed.count, summed.grams, summed.paise),
        concat_ws(', ', counted.count, counted.grams, counted.paise)) as finding
      from (select figure_sums.* from ready
        join figure_sums on figure_sums.day = any(ready.days)) summed
      full join (select counted.* from ready
        cross join lateral count_figures(ready.days) counted) counted using (day, kind, key)
      where (summed.count, summed.grams, summed.paise)
        is distinct from (counted.count, counted.grams, counted.paise)`,
  },
];
