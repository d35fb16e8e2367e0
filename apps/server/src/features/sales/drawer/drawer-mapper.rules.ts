import { expectedOf } from '@dalan/contract/drawer/drawer';
import type {
  ClosedDrawer,
  DrawerCount,
  DrawerDesk,
  DrawerMove,
} from '@dalan/contract/drawer/drawer';
import { paiseToRupees } from '@dalan/contract/money/money';

type Open = { id: string; floatPaise: number; openedAt: Date; openedBy: string };
type Move = {
  kind: DrawerMove['kind'];
  at: Date;
  until: Date | null;
  count: number | null;
  about: string;
  by: string;
  amountPaise: number;
};

/** The opening is the first move. */
export function toOpenDrawer(drawer: Open, moves: Move[]): NonNullable<DrawerDesk['open']> {
  const { id, floatPaise, openedAt, openedBy } = drawer;
  const opening: Move = {
    ...{ kind: 'opened', at: openedAt, until: null, count: null, about: '' },
    ...{ by: openedBy, amountPaise: floatPaise },
  };
  return {
    _id: id,
    openedAt: openedAt.toISOString(),
    openedBy,
    float: paiseToRupees(floatPaise),
    moves: [opening, ...moves].map(toMove),
  };
}

function toMove({ at, until, count, amountPaise, ...move }: Move): DrawerMove {
  return {
    ...move,
    at: at.toISOString(),
    ...(until !== null && { until: until.toISOString() }),
    ...(count !== null && { count }),
    amount: paiseToRupees(amountPaise),
  };
}

type Sums = Parameters<typeof expectedOf>[0] & {
  payments: number;
  runs: number;
  payouts: number;
  refunds: number;
};
type Count = { id: string; drawerId: string; countedPaise: number };

export function toDrawerCount({ id, drawerId, countedPaise }: Count, sums: Sums): DrawerCount {
  const { inPaise, outPaise, expectedPaise } = expectedOf(sums);
  const { floatPaise, payments, runs, payouts, refunds } = sums;
  return {
    _id: id,
    drawerId,
    float: paiseToRupees(floatPaise),
    in: paiseToRupees(inPaise),
    out: paiseToRupees(outPaise),
    expected: paiseToRupees(expectedPaise),
    counted: paiseToRupees(countedPaise),
    ...{ payments, runs, payouts, refunds },
  };
}

type Closed = {
  id: string;
  openedAt: Date;
  closedAt: Date;
  countedBy: string;
  floatPaise: number;
  expectedPaise: number;
  countedPaise: number;
  counts: number;
  note: string;
  staysPaise: number;
  takenOutPaise: number;
  seenAt: Date | null;
};

export function toClosedDrawer(drawer: Closed): ClosedDrawer {
  const { id, countedBy, counts, note, seenAt } = drawer;
  return {
    _id: id,
    openedAt: drawer.openedAt.toISOString(),
    closedAt: drawer.closedAt.toISOString(),
    countedBy,
    float: paiseToRupees(drawer.floatPaise),
    expected: paiseToRupees(drawer.expectedPaise),
    counted: paiseToRupees(drawer.countedPaise),
    counts,
    note,
    stays: paiseToRupees(drawer.staysPaise),
    takenOut: paiseToRupees(drawer.takenOutPaise),
    seenAt: seenAt?.toISOString() ?? null,
  };
}
