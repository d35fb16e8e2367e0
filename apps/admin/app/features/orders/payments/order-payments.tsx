import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { stillToPay, takesPayments } from '@dalan/contract/payments/payments';
import type { Payment } from '@dalan/contract/payments/payments';
import { formatRecent } from '../../../lib/format/india-time.ts';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { creditTexts } from '../credit/credit-texts.ts';
import { actorName } from '../dialogs/order-history.ts';
import { restsOf } from './amounts.rules.ts';
import { methodLabels, paymentTexts } from './payment-texts.ts';
import { hairline, plainList, spreadRow } from '../../../ui/layout/looks.ts';

type OrderPaymentsProps = { order: Order; onRecord: () => void; onCorrect: () => void };

/** What came in for an order, and what is still to pay. */
export function OrderPayments({ order, onRecord, onCorrect }: OrderPaymentsProps) {
  const open = stillToPay(order);
  const canCorrect = [...restsOf(order).values()].some((rest) => rest > 0);
  const canRecord = open > 0 && takesPayments(order.orderStatus);
  return (
    <Box component="section" aria-label={paymentTexts.title} sx={{ mt: 4 }}>
      <Typography variant="subtitle1" component="h3">
        {paymentTexts.title}
      </Typography>
      {order.payments.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{paymentTexts.none}</Box>
      ) : (
        <Box component="ul" sx={plainList}>
          {order.payments.map((payment) => (
            <PaymentRow key={payment._id} payment={payment} />
          ))}
        </Box>
      )}
      <FactList facts={factsOf(order)} termWidth={128} />
      {(canRecord || canCorrect) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {canRecord && (
            <Button variant="outlined" onClick={onRecord}>
              {paymentTexts.record}
            </Button>
          )}
          {canCorrect && (
            <Button variant="text" onClick={onCorrect}>
              {paymentTexts.correct}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

export function factsOf(order: Order) {
  return [
    { label: paymentTexts.toPay, value: formatRupees(order.amountToPay) },
    { label: paymentTexts.paid, value: formatRupees(order.paidAmount) },
    { label: paymentTexts.stillToPay, value: <b>{formatRupees(stillToPay(order))}</b> },
    ...(order.paidAmount > order.amountToPay ? [tooMuchFact(order)] : []),
  ];
}

/** Shown if the order was changed after it was paid, or flour came back and money did not leave. */
function tooMuchFact({ paidAmount, amountToPay }: Order) {
  const text = paymentTexts.tooMuch(formatRupees(paidAmount - amountToPay));
  return {
    label: paymentTexts.overpaid,
    value: <Box sx={{ color: colours.kumkum, fontWeight: 600 }}>{text}</Box>,
  };
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { method, amount, reference, reason, by, at, creditNote } = payment;
  const words = [reference, reason].filter((word) => word !== '').join(', ');
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {creditNote === undefined ? methodLabels[method] : creditTexts.refund(methodLabels[method])}
        {words !== '' && `: ${words}`}
        <Box sx={{ fontSize: 'note', color: colours.basalt700 }}>
          <time dateTime={at}>{formatRecent(at)}</time> · {actorName(by)}
        </Box>
      </Box>
      <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{formatRupees(amount)}</Box>
    </Box>
  );
}

const row = { ...spreadRow, py: 2.5, lineHeight: 1.4, borderBottom: hairline };
