import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatRupees } from '@dalan/contract/money';
import type { Order } from '@dalan/contract/orders';
import { shortOrderId } from '@dalan/contract/orders';
import { bindPincode } from '../../../lib/format/address.ts';
import { formatRecent } from '../../../lib/format/india-time.ts';
import type { Column } from '../../../ui/list/column.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CallLink } from '../call-link.tsx';
import { buyerName, ERASED } from '../order-texts.ts';
import { RowItems, RowItemsHead } from '../items/row-items.tsx';
import { OrderStatusChip, PaymentStatusChip } from '../status/status-chips.tsx';

type CellOf = (order: Order, index: number) => ReactNode;

/** From this width of the frame there is room for the items in the row. */
export const ITEMS_FROM = 908;
const ADDRESS_FROM = 1040;

/** As many columns as the frame has room for. */
export function orderColumns(
  frameWidth: number,
  { actions, toggle }: { actions: CellOf; toggle: CellOf },
): Column<Order>[] {
  if (frameWidth < ITEMS_FROM) return narrowColumns(actions, toggle);
  const columns = wideColumns(frameWidth, actions);
  return frameWidth < ADDRESS_FROM
    ? columns.filter(({ label }) => label !== 'Delivery Address')
    : columns;
}

function wideColumns(frameWidth: number, actions: CellOf): Column<Order>[] {
  const spare = Math.max(0, frameWidth - ADDRESS_FROM);
  return [
    {
      ...user,
      width: `${113 + Math.min(60, spare / 5)}px`,
      cell: (order) => <Who order={order} hasId />,
    },
    {
      label: 'Items',
      head: <RowItemsHead />,
      width: `${295 + Math.min(120, spare / 2)}px`,
      skeleton: '100%',
      cell: ({ _id, items }) => (
        <RowItems items={items} caption={`Items of order ${shortOrderId(_id)}`} />
      ),
    },
    { ...totalAmount, head: <TwoLines of={['Total', 'Amount']} />, width: 'var(--sum)' },
    {
      label: 'Delivery Address',
      cell: ({ deliveryAddress }) => (
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {bindPincode(deliveryAddress) || ERASED}
        </Box>
      ),
    },
    {
      label: 'Contact Number',
      head: <TwoLines of={['Contact', 'Number']} />,
      width: '92px',
      cell: ({ contactNumber }) => <CallLink number={contactNumber} />,
    },
    { ...paymentStatus, width: '120px' },
    { ...orderStatus, width: '104px' },
    { ...actionsOf(actions), width: '114px' },
  ];
}

function narrowColumns(actions: CellOf, toggle: CellOf): Column<Order>[] {
  return [
    {
      label: 'Details',
      head: <VisuallyHidden>Details</VisuallyHidden>,
      width: { tablet: '45px', desk: '60px' },
      skeleton: '20px',
      cell: toggle,
    },
    { ...user, cell: (order) => <Who order={order} /> },
    { ...totalAmount, width: { tablet: '96px', desk: '124px' } },
    { ...paymentStatus, width: { tablet: '124px', desk: '150px' } },
    { ...orderStatus, width: { tablet: '112px', desk: '140px' } },
    { ...actionsOf(actions), width: { tablet: '130px', desk: '152px' } },
  ];
}

const user = { label: 'User', isRowName: true };

const totalAmount: Column<Order> = {
  label: 'Total Amount',
  align: 'right',
  cell: (order) => <Box sx={{ fontWeight: 600 }}>{formatRupees(order.totalAmount)}</Box>,
};

const paymentStatus: Column<Order> = {
  label: 'Payment Status',
  cell: (order) => <PaymentStatusChip status={order.paymentStatus} />,
};

const orderStatus: Column<Order> = {
  label: 'Order Status',
  cell: (order) => <OrderStatusChip status={order.orderStatus} />,
};

function actionsOf(cell: CellOf): Column<Order> {
  return { label: 'Actions', align: 'right', skeleton: '80px', cell };
}

/** Who ordered, and when; the id where it stands nowhere else in the row. */
function Who({ order, hasId = false }: { order: Order; hasId?: boolean }) {
  return (
    <>
      <Box sx={{ fontWeight: 600, fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
        {buyerName(order)}
      </Box>
      <Box sx={{ fontWeight: 400, fontSize: '0.84375rem', color: 'text.disabled' }}>
        {hasId && <div>{shortOrderId(order._id)}</div>}
        <time dateTime={order.createdAt}>{formatRecent(order.createdAt)}</time>
      </Box>
    </>
  );
}

function TwoLines({ of: [first, second] }: { of: readonly [string, string] }) {
  return (
    <>
      {first}
      <br />
      {second}
    </>
  );
}
