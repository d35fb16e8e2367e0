import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { paymentMethods } from '@dalan/contract/payments/payments';
import type { PaymentMethod } from '@dalan/contract/payments/payments';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import type { Submission } from '../../../ui/dialog/submit-button.tsx';
import { methodLabels } from '../payments/payment-texts.ts';
import { totalsOf } from './bulk-actions.ts';
import { bulkTexts as texts } from './bulk-texts.ts';
import { ChoiceList } from '../../../ui/form/choice-list.tsx';

type PaidByDialogProps = {
  orders: Order[];
  state: DialogState;
  submission: Submission;
  onDeliver: (paidBy: PaymentMethod) => void;
};

/** Asks once for all of the orders, and says what will be recorded. */
export function PaidByDialog({ orders, state, submission, onDeliver }: PaidByDialogProps) {
  const [method, setMethod] = useState<PaymentMethod>('cash');
  const { toCollect, unpaid } = totalsOf(orders);
  return (
    <DialogFrame
      {...state}
      title={texts.paidTitle}
      about={texts.selected(orders.length)}
      width={480}
      submit={{
        submission,
        label: texts.paidTitle,
        busyLabel: texts.recording,
        onSubmit: () => onDeliver(method),
      }}
    >
      <Stack sx={{ gap: 4 }}>
        <p style={{ margin: 0 }}>
          {unpaid === 0 ? texts.nothingToCollect : texts.collects(formatRupees(toCollect), unpaid)}
        </p>
        <ChoiceList
          legend={texts.paidBy}
          value={method}
          choices={paymentMethods.map((value) => ({ value, text: methodLabels[value] }))}
          onChange={(value) => setMethod(value)}
        />
      </Stack>
    </DialogFrame>
  );
}
