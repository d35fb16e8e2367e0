import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ApiError } from '@dalan/contract/client';
import { formatPaise, formatRupees, paiseToRupees } from '@dalan/contract/money/money';
import type { AccountAnswer, AccountPaid } from '@dalan/contract/on-account/accounts';
import {
  checkPaymentReference,
  paymentLimits,
  paymentMethods,
} from '@dalan/contract/payments/payments';
import type { PaymentMethod } from '@dalan/contract/payments/payments';
import { api } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useRowMutation } from '../../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { RupeeField } from '../../../ui/form/rupee-field.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { useScreen } from '../../../ui/use-screen.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { accountPaymentTexts as texts, accountsTexts } from '../accounts-texts.ts';
import { ACCOUNTS_KEY, accountQuery } from '../use-accounts.ts';
import { planPayment } from './payment.rules.ts';
import { SpreadTable } from './spread-table.tsx';

type Payment = { paise: number; method: PaymentMethod; reference: string; seenOwed: number };
type PaymentFormProps = { answer: AccountAnswer; state: DialogState };

export function PaymentForm({ answer, state }: PaymentFormProps) {
  const { account, orders } = answer;
  const [typed, setTyped] = useState('');
  const [method, setMethod] = useState<PaymentMethod>('cash');
  const [reference, setReference] = useState('');
  const [isAsked, setAsked] = useState(false);
  // One key for each open dialog: a repeated press, and one after a lost answer, records once.
  const [key] = useState(() => crypto.randomUUID());
  const { refused, take, forget } = useRefusal(account._id);
  const plan = planPayment(typed, { orders, owes: account.owes });
  const isReferenceWrong = checkPaymentReference(reference) !== undefined;
  const submission = useRowMutation<Payment, AccountPaid>({
    send: ({ paise, seenOwed, ...values }) =>
      api.call(
        'recordAccountPayment',
        {
          params: { id: account._id },
          body: {
            amount: paiseToRupees(paise),
            method: values.method,
            ...(values.reference !== '' && { reference: values.reference }),
            seenOwed,
          },
        },
        { headers: { 'idempotency-key': key } },
      ),
    listKey: ACCOUNTS_KEY,
    texts: { done: texts.recorded, failed: texts.notRecorded, gone: texts.gone },
    toastMs: toastDurationsMs.elsewhere,
    onDone: (paid) => {
      queryClient.setQueryData(accountQuery(account._id).queryKey, paid.account);
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      state.onClose();
    },
    onRefused: take,
  });
  function send() {
    setAsked(true);
    if (plan.fault !== undefined) document.getElementById('account-amount')?.focus();
    else if (isReferenceWrong) document.getElementById('account-reference')?.focus();
    else {
      forget();
      submission.submit({
        paise: plan.paise,
        method,
        reference: reference.trim(),
        seenOwed: account.owes,
      });
    }
  }
  // Too much is said while it is typed: the spread below shows nothing then.
  const problem =
    plan.fault === 'too much'
      ? texts.atMost(formatRupees(account.owes))
      : isAsked && plan.fault === 'invalid'
        ? texts.amountInvalid
        : undefined;
  const labels = paymentMethods.map((one) => texts.methods[one]);
  const name = account.name || accountsTexts.nameless;
  const owed = texts.owes(name, formatRupees(account.owes));
  const isPhone = useScreen() === 'phone';
  return (
    <DialogFrame
      {...state}
      title={texts.title}
      {...(!isPhone && { about: owed })}
      width={820}
      note={texts.rows(plan.payments)}
      isDirty={typed !== '' || reference !== ''}
      submit={{
        submission,
        label: plan.paise > 0 ? texts.record(formatPaise(plan.paise)) : texts.recordNothing,
        busyLabel: texts.recording,
        onSubmit: send,
      }}
    >
      {refused !== undefined && (
        <Box sx={{ mb: 4 }}>
          <Notice tone="error" role="alert">
            {texts.changed(refused)}
          </Notice>
        </Box>
      )}
      {isPhone && <Box sx={{ mb: 4 }}>{owed}</Box>}
      <Box sx={fields}>
        <RupeeField
          id="account-amount"
          label={texts.amount}
          value={typed}
          problem={problem}
          autoFocus
          onTyped={setTyped}
        />
        <Box>
          <Box aria-hidden sx={label}>
            {texts.how}
          </Box>
          <Segments
            label={texts.how}
            options={labels}
            value={texts.methods[method]}
            onChoose={(chosen) => setMethod(paymentMethods[labels.indexOf(chosen)] ?? 'other')}
          />
        </Box>
        <TextField
          id="account-reference"
          label={texts.reference}
          fullWidth
          autoComplete="off"
          value={reference}
          error={isAsked && isReferenceWrong}
          helperText={
            isAsked &&
            isReferenceWrong && (
              <FieldError text={texts.referenceInvalid(paymentLimits.referenceMax)} />
            )
          }
          onChange={({ target }) => setReference(target.value)}
        />
      </Box>
      <SpreadTable plan={plan} owes={account.owes} />
    </DialogFrame>
  );
}

/** The sum that is owed now, if it is another one than the person saw. */
function useRefusal(id: string) {
  const [refused, setRefused] = useState<string>();
  return {
    refused,
    forget: () => setRefused(undefined),
    take: ({ answer }: ApiError): boolean => {
      const now = answer?.details?.account;
      const isAboutSum = answer?.code === 'ACCOUNT_CHANGED' || answer?.code === 'ACCOUNT_OVERPAID';
      if (!isAboutSum || now === undefined) return false;
      setRefused(formatRupees(now.owes));
      void queryClient.invalidateQueries({ queryKey: accountQuery(id).queryKey });
      return true;
    },
  };
}

const fields = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr auto 1fr' },
  gap: 4,
  alignItems: 'start',
  mb: 5,
};
const label = { mb: 1.5, fontSize: 'small', fontWeight: 600, lineHeight: 1.4 };
