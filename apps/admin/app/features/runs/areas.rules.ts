import { areaOf } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import type { WaitingOrder } from '@dalan/contract/mill/runs';
import { loadOf } from './load.rules.ts';
import type { Load } from './load.rules.ts';
import { runsTexts } from './runs-texts.ts';

export type WaitingGroup = { name: string; isLate: boolean; orders: WaitingOrder[]; load: Load };

type Waiting = {
  orders: readonly WaitingOrder[];
  day: string;
  /** Null while the delivery rule is off: there are no areas, and the whole city is one group. */
  rule: Pick<Delivery, 'areas'> | null;
  city: string;
};

/** Late orders come first in a group of their own, then the areas, biggest first. */
export function groupWaiting({ orders, day, rule, city }: Waiting): WaitingGroup[] {
  const late = orders.filter(({ dueOn }) => dueOn < day);
  const inTime = orders.filter(({ dueOn }) => dueOn >= day);
  const byArea = Map.groupBy(inTime, ({ pincode }) =>
    rule === null ? city : (areaOf(rule, pincode ?? '')?.name ?? runsTexts.otherPincodes),
  );
  const areas = [...byArea]
    .map(([name, list]) => group(name, list))
    .sort(
      (a, b) =>
        b.orders.length - a.orders.length || b.load.kg - a.load.kg || (a.name < b.name ? -1 : 1),
    );
  return [...(late.length > 0 ? [{ ...group(runsTexts.late, late), isLate: true }] : []), ...areas];
}

function group(name: string, orders: WaitingOrder[]): WaitingGroup {
  return { name, isLate: false, orders, load: loadOf(orders) };
}
