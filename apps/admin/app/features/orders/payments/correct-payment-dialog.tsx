import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import { formatPaise, paiseToRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { checkCorrectionReason } from '@dalan/contract/payments/payments';
import { api } from '../../../lib/api/api.ts';
import { formatRecent } from '../../../lib/format/india-time.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { checkAmount, readAmount, restsOf } from './amounts.rules.ts';
import { methodLabels, paymentTexts } from './payment-texts.ts';
import { usePaymentMutation } from './use-payment-mutation.ts';

type CorrectionForm = { paymentId: string; amount: string; reason: string };
type CorrectPaymentDialogProps = { order: Order; state: DialogState };

export function CorrectPaymentDialog({ order, state }: CorrectPaymentDialogProps) {
  const rests = restsOf(order);
  const correctable = order.payments.filter(({ _id }) => (rests.get(_id) ?? 0) > 0);
  const newest = correctable.at(-1)?._id ?? '';
  const form = useForm<CorrectionForm>({
    defaultValues: { paymentId: newest, amount: rupees(rests.get(newest)), reason: '' },
  });
  const { control } = form;
  const paymentId = useWatch({ control, name: 'paymentId' });
  const correct = usePaymentMutation({
    send: ({ amount, reason, ...values }: CorrectionForm, options) => {
      const request = {
        params: { id: values.paymentId },
        body: { amount: readAmount(amount), reason },
      };
      return api.call('correctPayment', request, options);
    },
    texts: { done: paymentTexts.corrected, failed: paymentTexts.notCorrected },
    onDone: state.onClose,
  });
  function describe(id: string): string {
    const payment = order.payments.find(({ _id }) => _id === id);
    if (payment === undefined) return '';
    const rest = formatPaise(rests.get(id) ?? 0);
    return `${methodLabels[payment.method]}, ${rest}, ${formatRecent(payment.at)}`;
  }
  return (
    <DialogFrame
      {...state}
      title={paymentTexts.correct}
      about={shortOrderId(order._id)}
      width={480}
      isDirty={form.formState.isDirty}
      submit={{
        submission: correct,
        label: paymentTexts.correct,
        busyLabel: paymentTexts.correcting,
        onSubmit: (event) => void form.handleSubmit(correct.submit)(event),
      }}
    >
      <Stack sx={{ gap: 5 }}>
        <SelectField
          control={control}
          name="paymentId"
          label={paymentTexts.payment}
          options={correctable.map(({ _id }) => _id)}
          renderOption={describe}
          autoFocus
        />
        <FormField
          control={control}
          name="amount"
          label={paymentTexts.takeOff}
          helperText={paymentTexts.takeOffNote}
          check={(typed) => checkAmount(typed, rests.get(paymentId) ?? 0)}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <FormField
          control={control}
          name="reason"
          label={paymentTexts.reason}
          check={checkCorrectionReason}
          autoComplete="off"
        />
      </Stack>
    </DialogFrame>
  );
}

function rupees(paise = 0): string {
  return paiseToRupees(paise).toFixed(2);
}
