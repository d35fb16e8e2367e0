import TextField from '@mui/material/TextField';
import { formatPaise } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { canGoOffAccount } from '@dalan/contract/payments/credit-notes';
import type { RefundMethod } from '@dalan/contract/payments/credit-notes';
import { paymentLimits, settledStatuses } from '@dalan/contract/payments/payments';
import { ChoiceTiles } from '../../../ui/form/choice-tiles.tsx';
import { creditTexts as texts } from './credit-texts.ts';
import { moneyAfter, refundOf } from './return.rules.ts';

export type RefundForm = { method: RefundMethod; reference: string };

type RefundChoiceProps = {
  order: Order;
  amountPaise: number;
  value: RefundForm;
  onChange: (value: RefundForm) => void;
};

const moneyMethods: readonly RefundMethod[] = ['cash', 'UPI'];
const accountFirst: readonly RefundMethod[] = ['account', ...moneyMethods];

/** How the money leaves, or why none does. */
export function RefundChoice({ order, amountPaise, value, onChange }: RefundChoiceProps) {
  const { refundPaise, openPaise } = moneyAfter(order, amountPaise);
  const isOffAccount = canGoOffAccount(order, amountPaise);
  const firstMethod = order.onAccount && amountPaise === 0 ? 'account' : value.method;
  if (amountPaise > 0 && refundPaise === 0 && !isOffAccount) {
    const isSettled = settledStatuses.includes(order.paymentStatus);
    return <div>{isSettled ? texts.noMoneyKept : texts.noMoney(formatPaise(openPaise))}</div>;
  }
  return (
    <>
      <ChoiceTiles
        legend={texts.money}
        columns={order.onAccount ? 3 : 2}
        tiles={(order.onAccount ? accountFirst : moneyMethods).map((method) => ({
          value: method,
          text: texts.methods[method],
          ...tileOf(method),
        }))}
        value={refundOf(order, amountPaise, value.method)?.method ?? firstMethod}
        onChoose={(method) => onChange({ ...value, method })}
      />
      {value.method === 'UPI' && !isOffAccount && (
        <TextField
          label={texts.reference}
          value={value.reference}
          onChange={({ target }) => onChange({ ...value, reference: target.value })}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: paymentLimits.referenceMax } }}
        />
      )}
      {refundPaise < amountPaise && !isOffAccount && (
        <div>{texts.lessToPay(formatPaise(amountPaise - refundPaise))}</div>
      )}
    </>
  );

  /** Off the account while that much is open, else as money: never a choice between the two. */
  function tileOf(method: RefundMethod) {
    if (order.onAccount !== true || amountPaise === 0) return { note: texts.methodNotes[method] };
    if (method === 'account') {
      return isOffAccount
        ? { note: texts.methodNotes.account }
        : { note: texts.paidAlready, isOff: true };
    }
    return isOffAccount
      ? { note: texts.offWhileOpen, isOff: true }
      : { note: texts.methodNotes[method] };
  }
}
