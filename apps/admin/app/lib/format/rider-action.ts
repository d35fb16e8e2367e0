import { formatRupees } from '@dalan/contract/money';
import type { RiderAction } from '@dalan/contract/runs';

/** `Delivered, cash ₹500.00, UPI ₹86.00` or `Not delivered, Not at home`. */
export function actionInWords(action: RiderAction): string {
  if (action.do === 'not delivered') return `Not delivered, ${action.reason}`;
  const paid = action.payments.map(({ method, amount }) => `${method} ${formatRupees(amount)}`);
  return ['Delivered', ...paid].join(', ');
}
