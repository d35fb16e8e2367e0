import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { formatRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { shortOrderId } from '@dalan/contract/orders/orders';
import {
  checkPaymentReference,
  paymentMethods,
  stillToPay,
  takesPayments,
} from '@dalan/contract/payments/payments';
import type { PaymentMethod } from '@dalan/contract/payments/payments';
import { api } from '../../../lib/api/api.ts';
import { formatMoment } from '../../../lib/format/india-time.ts';
import { DialogFields, DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { checkAmount, readAmount } from './amounts.rules.ts';
import { factsOf } from './order-payments.tsx';
import { methodLabels, paymentTexts } from './payment-texts.ts';
import { usePaymentMutation } from './use-payment-mutation.ts';

type PaymentForm = { method: PaymentMethod; amount: string; reference: string };
type RecordPaymentDialogProps = { order: Order; state: DialogState };

export function RecordPaymentDialog({ order, state }: RecordPaymentDialogProps) {
  const { _id: id, claim } = order;
  const open = stillToPay(order);
  const canRecord = open > 0 && takesPayments(order.orderStatus);
  const claimed = claim?.state === 'open' ? claim : undefined;
  const form = useForm<PaymentForm>({
    defaultValues: {
      method: claimed ? 'UPI' : 'cash',
      amount: open.toFixed(2),
      reference: claimed?.reference ?? '',
    },
  });
  const record = usePaymentMutation({
    send: ({ method, amount, reference }: PaymentForm, options) => {
      const body = { method, amount: readAmount(amount), reference: reference.trim() };
      return api.call('recordPayment', { params: { id }, body }, options);
    },
    texts: { done: paymentTexts.recorded, failed: paymentTexts.notRecorded },
    onDone: state.onClose,
  });
  const answer = usePaymentMutation({
    send: (_: undefined, options) => api.call('answerClaimNotFound', { params: { id } }, options),
    texts: { done: paymentTexts.answered, failed: paymentTexts.notAnswered },
    onDone: state.onClose,
  });
  const problem = record.problem ?? answer.problem;
  const isLocked = record.isLocked || answer.isLocked;
  return (
    <DialogFrame
      {...state}
      title={paymentTexts.record}
      about={shortOrderId(id)}
      width={560}
      closeLabel={canRecord ? 'Cancel' : 'Close'}
      isDirty={canRecord && form.formState.isDirty}
      {...(canRecord && {
        submit: {
          submission: { ...record, isLocked, problem },
          label: paymentTexts.record,
          busyLabel: paymentTexts.recording,
          onSubmit: (event) => void form.handleSubmit(record.submit)(event),
        },
      })}
    >
      <Stack sx={{ gap: 5 }}>
        {claimed && (
          <Alert
            severity="warning"
            action={
              <Button
                aria-busy={answer.isBusy}
                aria-disabled={isLocked}
                onClick={() => {
                  if (!isLocked) answer.submit(undefined);
                }}
              >
                {answer.isBusy ? paymentTexts.answering : paymentTexts.notFound}
              </Button>
            }
            sx={{ flexWrap: 'wrap' }}
          >
            {paymentTexts.claim(
              formatRupees(claimed.amount),
              formatMoment(claimed.at),
              claimed.reference,
            )}
          </Alert>
        )}
        <FactList facts={factsOf(order)} isBoxed termWidth={140} />
        {canRecord ? (
          <DialogFields>
            <SelectField
              control={form.control}
              name="method"
              label={paymentTexts.method}
              options={paymentMethods}
              renderOption={(method) => methodLabels[method]}
              autoFocus
            />
            <FormField
              control={form.control}
              name="amount"
              label={paymentTexts.amount}
              check={(typed) => checkAmount(typed, rupeesToPaise(open))}
              autoComplete="off"
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
            <FormField
              control={form.control}
              name="reference"
              label={paymentTexts.reference}
              check={checkPaymentReference}
              autoComplete="off"
            />
          </DialogFields>
        ) : (
          <p>{open === 0 ? paymentTexts.nothingOpen : paymentTexts.ended}</p>
        )}
      </Stack>
    </DialogFrame>
  );
}
