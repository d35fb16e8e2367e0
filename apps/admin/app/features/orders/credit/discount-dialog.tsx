import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formatPaise, formatRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { checkDiscountReason } from '@dalan/contract/payments/credit-notes';
import { api } from '../../../lib/api/api.ts';
import { DialogFields, DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { buyerName } from '../order-texts.ts';
import { checkAmount, readAmount } from '../payments/amounts.rules.ts';
import { usePaymentMutation } from '../payments/use-payment-mutation.ts';
import { creditTexts as texts } from './credit-texts.ts';
import { RefundChoice } from './refund-choice.tsx';
import type { RefundForm } from './refund-choice.tsx';
import { asRefund, paiseLeft, refundOf, soldPaise, submitLabel } from './return.rules.ts';

type DiscountForm = { amount: string; reason: string };
type DiscountDialogProps = { order: Order; state: DialogState };

/** Takes an amount off the bill, with a reason. */
export function DiscountDialog({ order, state }: DiscountDialogProps) {
  const form = useForm<DiscountForm>({ defaultValues: { amount: '', reason: '' } });
  const [refund, setRefund] = useState<RefundForm>({ method: 'cash', reference: '' });
  const { control } = form;
  const most = order.items.reduce((sum, item) => sum + paiseLeft(item), 0);
  const typed = useWatch({ control, name: 'amount' });
  const isValid = checkAmount(typed, most) === undefined;
  const amountPaise = isValid ? rupeesToPaise(readAmount(typed)) : 0;
  const planned = refundOf(order, amountPaise, refund.method);
  const send = usePaymentMutation({
    send: ({ amount, reason }: DiscountForm, options) => {
      const body = {
        amount: readAmount(amount),
        reason: reason.trim(),
        ...(planned && { refund: asRefund(planned, refund.reference) }),
      };
      return api.call('giveDiscount', { params: { id: order._id }, body }, options);
    },
    texts: { done: texts.returned, failed: texts.notDiscounted },
    onDone: state.onClose,
  });
  return (
    <DialogFrame
      {...state}
      title={texts.discount}
      about={`${shortOrderId(order._id)}, ${buyerName(order)}`}
      width={640}
      note={texts.note(formatPaise(soldPaise(order)), formatRupees(order.paidAmount))}
      isDirty={form.formState.isDirty}
      submit={{
        submission: send,
        label: submitLabel(amountPaise, planned),
        busyLabel: texts.busy,
        onSubmit: (event) => void form.handleSubmit(send.submit)(event),
      }}
    >
      <Stack sx={{ gap: 5 }}>
        <DialogFields>
          <FormField
            control={control}
            name="amount"
            label={texts.amount}
            check={(value) => checkAmount(value, most)}
            autoComplete="off"
            autoFocus
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <FormField
            control={control}
            name="reason"
            label={texts.reason}
            check={checkDiscountReason}
            autoComplete="off"
          />
        </DialogFields>
        <RefundChoice order={order} amountPaise={amountPaise} value={refund} onChange={setRefund} />
      </Stack>
    </DialogFrame>
  );
}
