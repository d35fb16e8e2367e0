import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ApiError } from '@dalan/contract/client';
import type { Account, AccountAnswer, AccountChange } from '@dalan/contract/on-account/accounts';
import { api } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { formatWholeRupees } from '../../../lib/format/rupees.ts';
import { useRowMutation } from '../../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { DialogFields, DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { RupeeField } from '../../../ui/form/rupee-field.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { limitTexts as texts } from '../accounts-texts.ts';
import { ACCOUNTS_KEY, accountQuery } from '../use-accounts.ts';
import { formOf, readLimitForm } from './limit.rules.ts';
import type { LimitFault } from './limit.rules.ts';
import { PriceRows, priceFieldId } from './price-rows.tsx';

type LimitDialogProps = {
  customerId: string;
  name: string;
  /** Undefined if the customer has none yet. */
  account: Account | undefined;
  state: DialogState;
};

/** How much a customer may owe, and what they pay. The owner's proof is asked for if it is old. */
export function LimitDialog({ customerId, name, account, state }: LimitDialogProps) {
  const [first] = useState(() => formOf(account));
  const [form, setForm] = useState(first);
  const [fault, setFault] = useState<LimitFault>();
  // Of the account as it was shown. After a refusal, of what the notice says.
  const [version, setVersion] = useState(account?.version ?? 0);
  const [changedLimit, setChangedLimit] = useState<number>();
  const submission = useRowMutation<AccountChange, AccountAnswer>({
    send: (body) => api.call('saveAccount', { params: { id: customerId }, body }),
    listKey: ACCOUNTS_KEY,
    texts: { done: texts.saved, failed: texts.notSaved, gone: texts.gone },
    toastMs: toastDurationsMs.elsewhere,
    onDone: (answer) => {
      queryClient.setQueryData(accountQuery(customerId).queryKey, answer);
      state.onClose();
    },
    onRefused: ({ answer }: ApiError) => {
      const now = answer?.details?.account;
      if (answer?.code !== 'ACCOUNT_CHANGED' || now === undefined) return false;
      setVersion(now.version);
      setChangedLimit(now.limit);
      void queryClient.invalidateQueries({ queryKey: accountQuery(customerId).queryKey });
      return true;
    },
  });
  function send() {
    const read = readLimitForm(form);
    if ('terms' in read) {
      setFault(undefined);
      submission.submit({ ...read.terms, version });
      return;
    }
    setFault(read.fault);
    const field =
      typeof read.fault === 'object' ? priceFieldId(read.fault.price) : `account-${read.fault}`;
    document.getElementById(field)?.focus();
  }
  return (
    <DialogFrame
      {...state}
      title={texts.title}
      about={name}
      width={640}
      isDirty={JSON.stringify(form) !== JSON.stringify(first)}
      submit={{ submission, label: texts.save, busyLabel: texts.saving, onSubmit: send }}
    >
      {changedLimit !== undefined && (
        <Box sx={{ mb: 4 }}>
          <Notice tone="error" role="alert">
            {texts.changed(formatWholeRupees(changedLimit))}
          </Notice>
        </Box>
      )}
      <DialogFields>
        <Box>
          <RupeeField
            id="account-limit"
            label={texts.limit}
            value={form.limit}
            problem={fault === 'limit' ? texts.limitInvalid : undefined}
            autoFocus
            onTyped={(limit) => setForm({ ...form, limit })}
          />
          <Box sx={hint}>{texts.limitHelp}</Box>
        </Box>
        <TextField
          id="account-percentOff"
          label={texts.percent}
          fullWidth
          autoComplete="off"
          value={form.percentOff}
          error={fault === 'percentOff'}
          helperText={
            fault === 'percentOff' ? <FieldError text={texts.percentInvalid} /> : texts.percentHelp
          }
          onChange={({ target }) => setForm({ ...form, percentOff: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
        />
      </DialogFields>
      <PriceRows
        prices={form.prices}
        wrong={typeof fault === 'object' ? fault.price : undefined}
        onChange={(prices) => setForm({ ...form, prices })}
      />
    </DialogFrame>
  );
}

const hint = { mt: 1, fontSize: 'note', color: 'text.secondary' };
