import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { drawerLimits } from '@dalan/contract/drawer/drawer';
import type { NewPayout } from '@dalan/contract/drawer/drawer';
import { api } from '../../lib/api/api.ts';
import { useRowMutation } from '../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { drawerDialogTexts as texts } from './drawer-texts.ts';
import { RefusedNotice, useRefused } from './refused.tsx';
import { RupeeField } from '../../ui/form/rupee-field.tsx';
import { readRupees } from '../../lib/cash/typed-rupees.rules.ts';
import { DRAWER_KEY } from './use-drawer.ts';

/** Staff at the counter are asked who they are if their last proof is too old: money leaves. */
export function PayOutDialog({ state }: { state: DialogState }) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<{ amount?: string; reason?: string }>({});
  const [key] = useState(() => crypto.randomUUID());
  const refused = useRefused();
  const submission = useRowMutation<NewPayout>({
    send: (body) => api.call('payOut', { body }, { headers: { 'idempotency-key': key } }),
    listKey: DRAWER_KEY,
    texts: { done: texts.recorded, failed: texts.notRecorded, gone: texts.isClosed },
    toastMs: toastDurationsMs.elsewhere,
    onDone: state.onClose,
    onRefused: refused.take,
  });
  function send() {
    const amount = readRupees(typed) ?? 0;
    const words = reason.replace(/\s+/g, ' ').trim();
    setProblems({
      ...(amount === 0 && { amount: texts.amountInvalid }),
      ...(words === '' && { reason: texts.reasonRequired }),
    });
    if (amount === 0) document.getElementById('payout-amount')?.focus();
    else if (words === '') document.getElementById('payout-reason')?.focus();
    else submission.submit({ amount, reason: words });
  }
  return (
    <DialogFrame
      {...state}
      title={texts.payOutTitle}
      width={520}
      isDirty={typed !== '' || reason !== ''}
      submit={{ submission, label: texts.record, busyLabel: texts.recording, onSubmit: send }}
    >
      <RefusedNotice text={refused.text} />
      <Box sx={{ display: 'grid', gap: 4 }}>
        <RupeeField
          id="payout-amount"
          label={texts.payOutAmount}
          value={typed}
          problem={problems.amount}
          autoFocus
          onTyped={setTyped}
        />
        <TextField
          id="payout-reason"
          label={texts.reason}
          required
          fullWidth
          autoComplete="off"
          value={reason}
          error={problems.reason !== undefined}
          helperText={problems.reason ? <FieldError text={problems.reason} /> : texts.reasonHelp}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: drawerLimits.reasonMax } }}
        />
      </Box>
    </DialogFrame>
  );
}
