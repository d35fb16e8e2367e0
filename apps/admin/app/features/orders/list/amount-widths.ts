import { formatRupees } from '@dalan/contract/money';
import type { Order } from '@dalan/contract/orders';

/** Of one figure; all figures have the same. */
const FIGURE_REM = 0.45;

/** As wide as the longest amounts on the page want it. */
export function amountWidths(orders: Order[]) {
  const items = orders.flatMap((order) => order.items);
  const sums = orders.map(({ totalAmount }) => totalAmount);
  const prices = items.map(({ pricePerKg }) => pricePerKg);
  const totals = items.map(({ totalPrice }) => totalPrice);
  return {
    '--sum': `max(80px, calc(${widthOf(sums)} + 12px))`,
    '--price': `max(56px, ${widthOf(prices)})`,
    '--total': `max(64px, ${widthOf(totals)})`,
  };
}

function widthOf(amounts: number[]): string {
  const longest = Math.max(0, ...amounts.map((amount) => formatRupees(amount).length));
  return `${longest * FIGURE_REM}rem`;
}
