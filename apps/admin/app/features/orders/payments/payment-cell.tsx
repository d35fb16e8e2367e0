import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { SAYS_PAID, saysPaid, stillToPay } from '@dalan/contract/payments/payments';
import { writeDialog } from '../../../ui/row-dialog/dialog-params.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { OrderPaymentChip } from '../status/status-chips.tsx';
import { paymentTexts } from './payment-texts.ts';

/**
 * Shows the status, the amount of a part payment, and a link if the customer says that they have
 * paid.
 */
export function PaymentCell({ order }: { order: Order }) {
  const isPartly = order.paidAmount > 0 && stillToPay(order) > 0;
  return (
    <>
      <OrderPaymentChip order={order} />
      {isPartly && (
        <Box sx={{ mt: 0.5, fontSize: 'label' }}>
          {paymentTexts.paidOf(formatRupees(order.paidAmount), formatRupees(order.amountToPay))}
        </Box>
      )}
      {saysPaid(order) && <SaysPaid order={order} />}
    </>
  );
}

function SaysPaid({ order: { _id: id } }: { order: Order }) {
  const [search] = useSearchParams();
  const params = { name: 'order', kinds: ['view', 'pay'] } as const;
  const to = { search: writeDialog(search, params, { kind: 'pay', id }).toString() };
  return (
    <Box sx={{ fontSize: 'note' }}>
      <Link component={RouterLink} to={to} preventScrollReset sx={link}>
        {SAYS_PAID}
        <VisuallyHidden>: order {shortOrderId(id)}</VisuallyHidden>
      </Link>
    </Box>
  );
}

const link = { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 28 } };
