import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ApiError } from '@dalan/contract/client';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { api } from '../../lib/api/api.ts';
import { dayInIndia } from '../../lib/format/india-time.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { reasonOf } from '../../lib/language/reason.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { texts } from './confirm-texts.ts';

type MoveDayDialogProps = { state: DialogState; order: Order; onMoved: () => void };

/** Staff may also choose a day that is full or closed. */
export function MoveDayDialog({ state, order, onMoved }: MoveDayDialogProps) {
  const [dueOn, setDueOn] = useState(order.dueOn);
  const [problem, setProblem] = useState<string>();
  const { _id: orderId, orderStatus, paymentStatus, version } = order;
  const submission = useSubmission({
    send: (day: string) =>
      api.call('changeOrderStatus', {
        body: { orderId, orderStatus, paymentStatus, version, dueOn: day },
      }),
    onDone: () => {
      onMoved();
      state.onClose();
    },
    onFailed: (error) => {
      const fields = error instanceof ApiError ? error.answer?.fields : undefined;
      setProblem(fields?.['dueOn'] ?? reasonOf(error) ?? error.message);
    },
    isRepeatable: true,
  });
  return (
    <DialogFrame
      {...state}
      title={texts.moveDay}
      about={shortOrderId(orderId)}
      width={480}
      submit={{
        submission: { ...submission, problem },
        label: texts.moveDialog.save,
        busyLabel: texts.moveDialog.busy,
        isDisabled: dueOn === order.dueOn || dueOn === '',
        onSubmit: () => submission.submit(dueOn),
      }}
    >
      <TextField
        id="move-day"
        type="date"
        label={texts.moveDialog.label}
        value={dueOn}
        onChange={(event) => setDueOn(event.target.value)}
        autoFocus
        slotProps={{ htmlInput: { min: dayInIndia(new Date()) } }}
      />
    </DialogFrame>
  );
}
