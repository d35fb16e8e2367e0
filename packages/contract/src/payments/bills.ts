import { milledStatuses } from '../orders/orders.ts';

export { billRefusals } from './bills.texts.ts';
export type { Bill, BillDelivery, BillDocument, BillLine } from './bills.schema.ts';

/** Only a seller with a GSTIN may use the first two titles. */
export const billTitles = ['Tax Invoice', 'Bill of Supply', 'Bill'] as const;
export type BillTitle = (typeof billTitles)[number];

/** An order has a bill once it is milled. One that was cancelled or returned gets no new one. */
export const billableStatuses = milledStatuses;

/** Service code of local delivery services. Bills before release 0.2 have its heading, 9968. */
export const DELIVERY_HSN = '996813';

/** What a bill says about its prices, besides the columns. */
export const taxNotes = ['inclusive', 'composition'] as const;

export type TaxInside = { taxablePaise: number; cgstPaise: number; sgstPaise: number };

/**
 * Prices include tax. Each half is rounded to the paisa, half a paisa up, and the rest is the
 * taxable value: so the halves are equal, and the three parts add up to the total.
 */
export function taxInside(totalPaise: number, gstRate: number): TaxInside {
  const parts = 100 + gstRate;
  const half = Math.floor((totalPaise * gstRate + parts) / (2 * parts));
  return { taxablePaise: totalPaise - 2 * half, cgstPaise: half, sgstPaise: half };
}

/** The year in which the financial year begins: April to March, in India's time. */
export function financialYearOf(at: Date): number {
  // India is 5:30 ahead all year.
  const there = new Date(at.getTime() + 330 * 60_000);
  return there.getUTCFullYear() - (there.getUTCMonth() < 3 ? 1 : 0);
}
