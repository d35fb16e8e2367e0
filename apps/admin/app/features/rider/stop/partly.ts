import { formatRupees, isWholePaise } from '@dalan/contract/money/money';
import type { RiderAction } from '@dalan/contract/mill/runs';
import { riderTexts } from '../rider-texts.ts';
import { addRupees } from '../run-view.ts';

type Payments = Extract<RiderAction, { do: 'delivered' }>['payments'];
type Partly = {
  payments: Payments;
  /** Rupees that nobody paid. */
  open: number;
  problem: string | undefined;
};

/** Reads two typed amounts. An empty field counts as zero. */
export function readPartly(typed: { cash: string; upi: string }, toCollect: number): Partly {
  const cash = amountOf(typed.cash);
  const upi = amountOf(typed.upi);
  if (cash === undefined || upi === undefined) {
    return { payments: [], open: toCollect, problem: riderTexts.amountInvalid };
  }
  const open = addRupees(toCollect, -addRupees(cash, upi));
  return {
    payments: [
      ...(cash > 0 ? [{ method: 'cash' as const, amount: cash }] : []),
      ...(upi > 0 ? [{ method: 'UPI' as const, amount: upi }] : []),
    ],
    open: Math.max(0, open),
    problem: open < 0 ? riderTexts.tooMuch(formatRupees(toCollect)) : undefined,
  };
}

function amountOf(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s,₹]/g, '');
  if (!/^\d{0,9}(?:\.\d{0,2})?$/.test(text)) return undefined;
  const amount = Number(text === '.' ? '' : text);
  return isWholePaise(amount) ? amount : undefined;
}
