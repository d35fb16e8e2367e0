import { formatRupees } from '@dalan/contract/money/money';
import type { RiderAction } from '@dalan/contract/mill/runs';
import { languageTexts as texts } from '../language/language-texts.ts';

/** `Delivered, cash ₹500.00, 1 bag comes back` or `Not delivered, Not at home`. */
export function actionInWords(action: RiderAction): string {
  if (action.do === 'not delivered') return `${texts.notDelivered}, ${texts.reason(action.reason)}`;
  const paid = action.payments.map(
    ({ method, amount }) => `${methodOf(method)} ${formatRupees(amount)}`,
  );
  const back = action.comesBack?.length ?? 0;
  return [texts.delivered, ...paid, ...(back > 0 ? [texts.bagsBack(back)] : [])].join(', ');
}

function methodOf(method: string): string {
  return method === 'cash' ? texts.cash : method;
}
