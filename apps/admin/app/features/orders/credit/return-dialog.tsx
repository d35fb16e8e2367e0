import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { formatPaise, formatRupees, paiseToRupees } from '@dalan/contract/money/money';
import { formatGrams, gramsToKg } from '@dalan/contract/money/weight';
import type { Order } from '@dalan/contract/orders/orders';
import { shortOrderId } from '@dalan/contract/orders/orders';
import {
  canGoBackToStock,
  creditReasonTexts,
  reasonsFor,
} from '@dalan/contract/payments/credit-notes';
import type { FlourFate, NewReturn, ReturnReason } from '@dalan/contract/payments/credit-notes';
import { api } from '../../../lib/api/api.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { ChoiceTiles } from '../../../ui/form/choice-tiles.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { touchLink } from '../../../ui/layout/looks.ts';
import { useScreen } from '../../../ui/use-screen.ts';
import { buyerName } from '../order-texts.ts';
import { usePaymentMutation } from '../payments/use-payment-mutation.ts';
import { BatchWarning } from './batch-warning.tsx';
import { creditTexts as texts } from './credit-texts.ts';
import { RefundChoice } from './refund-choice.tsx';
import type { RefundForm } from './refund-choice.tsx';
import { ReturnLines } from './return-lines.tsx';
import { tick } from './tick-look.ts';
import {
  asRefund,
  chargeLeftPaise,
  firstWeights,
  keyOf,
  planLine,
  refundOf,
  roundOffPaise,
  soldPaise,
  submitLabel,
} from './return.rules.ts';

type ReturnDialogProps = { order: Order; state: DialogState };

/** Flour comes back: which, how much, why, where it goes, and how the money leaves. */
export function ReturnDialog({ order, state }: ReturnDialogProps) {
  const isPhone = useScreen() === 'phone';
  const [weights, setWeights] = useState(() => firstWeights(order));
  const [reason, setReason] = useState<ReturnReason>();
  const [flour, setFlour] = useState<FlourFate>('thrown away');
  const [withCharge, setWithCharge] = useState(false);
  const [refund, setRefund] = useState<RefundForm>({ method: 'cash', reference: '' });
  const [isDirty, setDirty] = useState(false);
  const [isAsked, setAsked] = useState(false);

  const lines = order.items.flatMap((item) => {
    const typed = weights[keyOf(item)];
    return typed === undefined ? [] : [{ item, ...planLine(item, typed) }];
  });
  const chargeLeft = chargeLeftPaise(order);
  const flourPaise = lines.reduce((sum, { paise }) => sum + paise, 0);
  const amountPaise = flourPaise + roundOffPaise(order, flourPaise) + (withCharge ? chargeLeft : 0);
  const grams = lines.reduce((sum, line) => sum + line.grams, 0);
  const planned = refundOf(order, amountPaise, refund.method);
  const fate = reason === undefined || canGoBackToStock(reason) ? flour : 'thrown away';
  const isReady = lines.length > 0 && lines.every(({ problem }) => problem === undefined);

  const send = usePaymentMutation({
    send: (body: NewReturn, options) =>
      api.call('returnFlour', { params: { id: order._id }, body }, options),
    texts: { done: texts.returned, failed: texts.notReturned },
    onDone: state.onClose,
  });

  /** Remembers that the form is not as it was opened. */
  function changing<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      setDirty(true);
      set(value);
    };
  }

  function submit() {
    setAsked(true);
    if (!isReady || reason === undefined) return;
    send.submit({
      lines: lines.map(({ item, ...line }) => ({
        productId: item.productId._id,
        ...(item.grind && { grind: item.grind.key }),
        kg: gramsToKg(line.grams),
      })),
      reason,
      flour: fate,
      ...(withCharge && { withDeliveryCharge: true }),
      amount: paiseToRupees(amountPaise),
      ...(planned && { refund: asRefund(planned, refund.reference) }),
    });
  }

  return (
    <DialogFrame
      {...state}
      title={texts.return}
      about={`${shortOrderId(order._id)}, ${buyerName(order)}`}
      width={1040}
      {...(!isPhone && {
        note: texts.note(formatPaise(soldPaise(order)), formatRupees(order.paidAmount)),
      })}
      isDirty={isDirty}
      submit={{
        submission: send,
        label: submitLabel(amountPaise, planned),
        busyLabel: texts.busy,
        onSubmit: submit,
      }}
    >
      <Stack sx={{ gap: 5 }}>
        <div>
          <ReturnLines items={order.items} weights={weights} onChange={changing(setWeights)} />
          {isAsked && lines.length === 0 && (
            <Box role="alert" sx={{ mt: 2, color: 'error.main', fontSize: 'note' }}>
              <FieldError text={texts.chooseLine} />
            </Box>
          )}
          {chargeLeft > 0 && (
            <Box component="label" sx={charge}>
              <input
                type="checkbox"
                checked={withCharge}
                onChange={({ target }) => changing(setWithCharge)(target.checked)}
              />
              {texts.charge(formatPaise(chargeLeft))}
            </Box>
          )}
        </div>
        <ChoiceTiles
          legend={texts.why}
          columns={4}
          tiles={reasonsFor(order.channel).map((one) => ({
            value: one,
            text: creditReasonTexts[one],
          }))}
          value={reason}
          error={isAsked && reason === undefined ? texts.chooseReason : undefined}
          onChoose={changing(setReason)}
        />
        {reason === 'insects' &&
          lines.map(
            ({ item }) =>
              item.batch && (
                <BatchWarning key={keyOf(item)} batch={item.batch} orderId={order._id} />
              ),
          )}
        <ChoiceTiles
          legend={texts.flour}
          columns={2}
          tiles={[
            {
              value: 'thrown away',
              text: texts.fates['thrown away'],
              note: texts.waste(formatGrams(grams)),
            },
            {
              value: 'back to stock',
              text: texts.fates['back to stock'],
              note: texts.onlyUnopened,
              isOff: reason !== undefined && !canGoBackToStock(reason),
            },
          ]}
          value={fate}
          onChoose={changing(setFlour)}
        />
        <RefundChoice
          order={order}
          amountPaise={amountPaise}
          value={refund}
          onChange={changing(setRefund)}
        />
      </Stack>
    </DialogFrame>
  );
}

const charge = {
  ...touchLink,
  gap: 3,
  mt: 2,
  cursor: 'pointer',
  '& input': tick,
};
