import { checkLine } from '../text/text.ts';

export type {
  ClosedDrawer,
  DrawerClosing,
  DrawerCount,
  DrawerDesk,
  DrawerMove,
  DrawersAnswer,
  DrawersQuery,
  NewDrawer,
  NewDrawerCount,
  NewPayout,
  OpenDrawer,
} from './drawer.schema.ts';

/**
 * What moves the cash of a drawer. Payments are shown as one row; the others one by one. A correction
 * takes an amount off a payment that is in the same drawer.
 */
export const drawerMoves = [
  'opened',
  'payments',
  'run',
  'paid out',
  'money back',
  'correction',
] as const;

export const drawerLimits = {
  amountMax: 9_99_999.99,
  reasonMax: 100,
  noteMax: 300,
  /** A page of earlier drawers. */
  earlierShown: 20,
  /** Rows of one drawer, newest first. */
  movesShown: 200,
} as const;

export const drawerTexts = {
  amountInvalid: 'Please enter an amount in rupees',
  amountAboveZero: 'Please enter an amount above zero',
  reasonRequired: 'Please say what it was for',
  notFound: 'This drawer is not there any more.',
} as const;

export function checkPayoutReason(value: string): string | undefined {
  return checkLine(value, drawerLimits.reasonMax, drawerTexts.reasonRequired);
}

type DrawerSums = {
  floatPaise: number;
  /** Payments less their corrections. */
  paymentsPaise: number;
  runsPaise: number;
  payoutsPaise: number;
  refundsPaise: number;
};

/** What came in and went out of a drawer, and what must lie in it. Below zero if too much left. */
export function expectedOf(sums: DrawerSums): {
  inPaise: number;
  outPaise: number;
  expectedPaise: number;
} {
  const inPaise = sums.paymentsPaise + sums.runsPaise;
  const outPaise = sums.payoutsPaise + sums.refundsPaise;
  return { inPaise, outPaise, expectedPaise: sums.floatPaise + inPaise - outPaise };
}
