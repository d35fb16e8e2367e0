import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { formatRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { canGoOffAccount, refundMethods } from '@dalan/contract/payments/credit-notes';
import type { FlourFate, RefundMethod } from '@dalan/contract/payments/credit-notes';
import { api } from '../../../lib/api/api.ts';
import { useRowMutation } from '../../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { counterTexts as texts } from '../counter-texts.ts';

type TakeBackDialogProps = { order: Order; onExited: () => void; onDone: () => void };

/** A bill has a number, so a wrong sale is not undone: all of it comes back by a credit note. */
export function TakeBackDialog({ order, onExited, onDone }: TakeBackDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [flour, setFlour] = useState<FlourFate>('back to stock');
  const isOffAccount = canGoOffAccount(order, rupeesToPaise(order.amountToPay));
  const [chosen, setMethod] = useState<RefundMethod>(
    refundMethods.find((one) => one === order.payments[0]?.method) ?? 'cash',
  );
  // Of a sale on account, no money leaves but what was paid for it since.
  const method = isOffAccount ? 'account' : chosen;
  const moneyBack = isOffAccount ? order.amountToPay : order.paidAmount;
  const [key] = useState(() => crypto.randomUUID());
  const amount = formatRupees(order.amountToPay);
  const submission = useRowMutation({
    send: () =>
      api.call(
        'returnFlour',
        {
          params: { id: order._id },
          body: {
            lines: order.items.map(({ productId, grind, quantityKg }) => ({
              productId: productId._id,
              ...(grind && { grind: grind.key }),
              kg: quantityKg,
            })),
            reason: 'typed wrongly',
            flour,
            amount: order.amountToPay,
            ...(moneyBack > 0 && { refund: { method, amount: moneyBack } }),
          },
        },
        { headers: { 'idempotency-key': key } },
      ),
    listKey: 'counter',
    texts: {
      done: texts.takeBack.done,
      failed: texts.takeBack.failed,
      gone: texts.takeBack.failed,
    },
    toastMs: toastDurationsMs.elsewhere,
    onDone: () => {
      setIsOpen(false);
      onDone();
    },
  });
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onExited={onExited}
      title={texts.takeBack.title}
      width={520}
      submit={{
        submission,
        label: isOffAccount
          ? texts.takeBack.confirmAccount(amount)
          : texts.takeBack.confirm(formatRupees(moneyBack)),
        busyLabel: texts.takeBack.working,
        onSubmit: () => submission.submit(undefined),
      }}
    >
      {textOf(order.amountToPay, isOffAccount ? 0 : moneyBack)}
      <Choice
        label={texts.takeBack.flour}
        value={flour}
        onChoose={setFlour}
        choices={[
          { value: 'back to stock', label: texts.takeBack.toStock },
          { value: 'thrown away', label: texts.takeBack.thrown },
        ]}
      />
      {!isOffAccount && (
        <Choice
          label={texts.takeBack.money}
          value={method}
          onChoose={setMethod}
          choices={[
            { value: 'cash', label: texts.takeBack.cash },
            { value: 'UPI', label: texts.takeBack.upi },
          ]}
        />
      )}
    </DialogFrame>
  );
}

/** Of a sale on account that was paid in part, the rest comes off the account. */
function textOf(amount: number, back: number): string {
  if (back === 0) return texts.takeBack.textAccount(formatRupees(amount));
  if (back === amount) return texts.takeBack.text(formatRupees(amount));
  return texts.takeBack.textBoth(formatRupees(back), formatRupees(amount - back));
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  choices: { value: Value; label: string }[];
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Box sx={{ mt: 4 }}>
      <Box id={id} sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_event, chosen) => onChoose(chosen as Value)}
      >
        {choices.map((choice) => (
          <FormControlLabel key={choice.value} {...choice} control={<Radio />} />
        ))}
      </RadioGroup>
    </Box>
  );
}
