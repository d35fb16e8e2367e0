import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { billableStatuses } from '@dalan/contract/payments/bills';
import { onAccountChip } from '@dalan/contract/on-account/account-chip.texts';
import { isChangeable } from '@dalan/contract/orders/order-contents';
import type { Order } from '@dalan/contract/orders/orders';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { bindPincode } from '../../../lib/format/address.ts';
import { formatMoment } from '../../../lib/format/india-time.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { OrderAccount } from '../account/order-account.tsx';
import { billPath } from '../bill/bill-path.ts';
import { billPageTexts } from '../bill/bill-texts.ts';
import { OrderCredit } from '../credit/order-credit.tsx';
import { formatDay } from '../format-due-day.ts';
import { CallLink } from '../call-link.tsx';
import { ItemsTable } from '../items/items-table.tsx';
import { LineBatch } from '../items/line-batch.tsx';
import type { OrderDialog } from '../list/order-actions.tsx';
import { labelsPath } from '../labels/labels-path.ts';
import { OrderPayments } from '../payments/order-payments.tsx';
import { HistoryList } from './history-list.tsx';
import { historyEntries } from './order-history.ts';
import { buyerName, ERASED } from '../order-texts.ts';
import { OrderPaymentChip, OrderStatusChip } from '../status/status-chips.tsx';
import { orderMaster } from '../order-texts.ts';
import { hairline, strongLine, wrappingRow } from '../../../ui/layout/looks.ts';
import { sidePanel } from '../../../ui/dialog/side-panel.ts';

type ViewOrderDialogProps = {
  order: Order;
  state: DialogState;
  onOpen: (kind: OrderDialog) => void;
};

export function ViewOrderDialog({ order, state, onOpen }: ViewOrderDialogProps) {
  return (
    <DialogFrame
      {...state}
      title="View Order"
      about={shortOrderId(order._id)}
      width={880}
      closeLabel="Close"
      action={
        <Button
          variant="contained"
          startIcon={<Icon name="edit" size={18} />}
          onClick={() => onOpen('edit')}
        >
          Edit
        </Button>
      }
    >
      <Box sx={columns}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={statuses}>
            <Status label="Order Status">
              <OrderStatusChip status={order.orderStatus} />
            </Status>
            <Status label="Payment Status">
              <OrderPaymentChip order={order} />
            </Status>
          </Box>
          <FactList facts={factsOf(order)} termWidth={128} />
          <OrderAccount order={order} />
          {hasBill(order) && <BillLink {...order} />}
          <ChangeButton order={order} />
          {order.items.some(({ batch }) => batch !== undefined) && <LabelsLink {...order} />}
          <Box sx={{ mt: 2, borderTop: strongLine }}>
            <ItemsTable
              items={order.items}
              totalAmount={order.totalAmount}
              delivery={order}
              below={(item) => <LineBatch item={item} order={order} />}
            />
          </Box>
          <OrderPayments
            order={order}
            onRecord={() => onOpen('pay')}
            onCorrect={() => onOpen('correct')}
          />
          <OrderCredit
            order={order}
            onReturn={() => onOpen('return')}
            onDiscount={() => onOpen('discount')}
          />
        </Box>
        <Box component="section" aria-label="History" sx={sidePanel}>
          <Typography variant="subtitle1" component="h3" sx={{ mb: 2 }}>
            History
          </Typography>
          <HistoryList entries={historyEntries(order.history)} />
        </Box>
      </Box>
    </DialogFrame>
  );
}

function factsOf(order: Order) {
  const paymentMethod = order.onAccount ? onAccountChip : order.paymentMethod;
  return [
    { label: 'Order ID', value: <IdAndLink id={order._id} /> },
    { label: 'User', value: buyerName(order) },
    { label: 'Created', value: formatMoment(order.createdAt) },
    { label: orderMaster.texts.dueDay, value: formatDay(order.dueOn) },
    { label: 'Contact Number', value: <CallLink number={order.contactNumber} /> },
    { label: 'Delivery Address', value: bindPincode(order.deliveryAddress) || ERASED },
    ...(order.pincode === null ? [] : [{ label: 'Pincode', value: order.pincode }]),
    ...(paymentMethod === '' ? [] : [{ label: 'Payment Method', value: paymentMethod }]),
  ];
}

/** True if the bill exists or can be made. */
function hasBill({ billNumber, orderStatus }: Order): boolean {
  return billNumber !== null || billableStatuses.includes(orderStatus);
}

/** The button is off, with the reason, once the order is milled. */
function ChangeButton({ order }: { order: Order }) {
  const { texts } = orderMaster;
  if (isChangeable(order)) {
    const to = `${panelPaths.changeOrder}?order=${order._id}`;
    return (
      <Button variant="outlined" component={Link} to={to} sx={{ mt: 2 }}>
        {texts.change}
      </Button>
    );
  }
  const reason = order.billNumber === null ? order.orderStatus : texts.billed;
  return (
    <Box sx={{ ...wrappingRow, mt: 2 }}>
      <Button variant="outlined" disabled>
        {texts.change}
      </Button>
      <Box sx={{ color: 'text.secondary' }}>{texts.notChangeable(reason)}</Box>
    </Box>
  );
}

function LabelsLink({ _id }: Order) {
  return (
    <Button variant="outlined" component={Link} to={labelsPath({ ids: _id })} sx={{ mt: 2 }}>
      {orderMaster.texts.labels}
    </Button>
  );
}

function BillLink({ _id, billNumber }: Order) {
  return (
    <Button variant="text" size="small" component={Link} to={billPath(_id)} sx={{ ml: -2.5 }}>
      {billNumber === null ? billPageTexts.make : billPageTexts.number(billNumber)}
    </Button>
  );
}

/** The link opens this dialog, whichever page of the list the order is on. */
function IdAndLink({ id }: { id: string }) {
  const toast = useToast();
  async function copy() {
    const link = new URL(`?order=${id}`, window.location.origin + window.location.pathname);
    try {
      await navigator.clipboard.writeText(link.href);
      toast.succeed(orderMaster.texts.linkCopied, toastDurationsMs.elsewhere);
    } catch {
      toast.fail(orderMaster.texts.linkNotCopied, toastDurationsMs.elsewhere);
    }
  }
  return (
    <>
      {id}
      <Button
        variant="text"
        size="small"
        onClick={() => void copy()}
        sx={{ display: 'flex', ml: -2.5 }}
      >
        Copy link
      </Button>
    </>
  );
}

function Status({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Box sx={{ fontSize: 'note', color: 'text.disabled', mb: 0.5 }}>{label}</Box>
      {children}
    </div>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 340px' },
  columnGap: 6,
  rowGap: 4,
  minHeight: '100%',
};

const statuses = {
  display: 'flex',
  gap: 6,
  pb: 3,
  borderBottom: hairline,
};
