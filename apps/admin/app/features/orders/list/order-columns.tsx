import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { splitAddress } from '../../../lib/format/address.ts';
import { formatMoment, formatRecent, formatShort } from '../../../lib/format/india-time.ts';
import type { Column } from '../../../ui/list/column.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { DeliveryCharge, DueDay, ShortStep, WaitsForRun } from '../due-day.tsx';
import { CallLink } from '../call-link.tsx';
import { buyerName, ERASED, orderMaster } from '../order-texts.ts';
import { OldFlourOf } from '../items/old-flour.tsx';
import { RowItems, RowItemsHead } from '../items/row-items.tsx';
import { PaymentCell } from '../payments/payment-cell.tsx';
import { OrderStatusChip } from '../status/status-chips.tsx';

type RenderCell = (order: Order, index: number) => ReactNode;

/** Minimum frame widths, in pixels, for showing the items and the address in the row. */
export const ITEMS_MIN_WIDTH = 908;
const ADDRESS_MIN_WIDTH = 1040;

/** The columns that fit the frame. */
export function orderColumns(
  frameWidth: number,
  { actions, toggle, select }: { actions: RenderCell; toggle: RenderCell; select: Column<Order> },
): Column<Order>[] {
  if (frameWidth < ITEMS_MIN_WIDTH) return [select, ...narrowColumns(actions, toggle)];
  const columns = [select, ...wideColumns(frameWidth, actions)];
  if (frameWidth >= ADDRESS_MIN_WIDTH) return columns;
  return columns
    .filter(({ label }) => label !== 'Delivery Address')
    .map((column) => middleColumns[column.label] ?? column);
}

function wideColumns(frameWidth: number, actions: RenderCell): Column<Order>[] {
  const spare = Math.max(0, frameWidth - ADDRESS_MIN_WIDTH);
  return [
    {
      ...user,
      width: `${132 + Math.min(60, spare / 5)}px`,
      cell: (order) => <CustomerInTwoLines order={order} />,
    },
    {
      label: 'Items',
      head: <RowItemsHead />,
      width: `${266 + Math.min(120, spare / 2)}px`,
      skeleton: '100%',
      cell: ({ _id, items }) => (
        <RowItems items={items} caption={`Items of order ${shortOrderId(_id)}`} />
      ),
    },
    {
      ...totalAmount,
      head: <TwoLines of={['Total', 'Amount']} />,
      width: 'var(--sum)',
      cell: (order) => (
        <>
          <Box sx={{ fontWeight: 600 }}>{formatRupees(order.totalAmount)}</Box>
          <DeliveryCharge order={order} isShort />
        </>
      ),
    },
    {
      label: 'Delivery Address',
      head: <TwoLines of={['Delivery', 'Address']} />,
      cell: ({ deliveryAddress }) => <AddressInTwoLines address={deliveryAddress} />,
    },
    {
      label: 'Contact Number',
      head: <TwoLines of={['Contact', 'Number']} />,
      width: '92px',
      cell: ({ contactNumber }) => <CallLink number={contactNumber} />,
    },
    { ...paymentStatus, width: '118px' },
    {
      ...orderStatus,
      width: '116px',
      cell: (order) => (
        <>
          <OrderStatusChip status={order.orderStatus} />
          <ShortStep order={order} />
          <OldFlourOf order={order} />
        </>
      ),
    },
    { ...actionsColumn(actions), width: '104px' },
  ];
}

/**
 * Without the address column there is no room for two long lines, so these cells have three short
 * ones.
 */
const middleColumns: Record<string, Column<Order>> = {
  User: {
    label: 'User',
    isRowName: true,
    width: '100px',
    cell: (order) => <CustomerCell order={order} hasId />,
  },
  'Order Status': {
    label: 'Order Status',
    width: '104px',
    cell: (order) => <StatusCell order={order} />,
  },
};

function StatusCell({ order }: { order: Order }) {
  return (
    <>
      <OrderStatusChip status={order.orderStatus} />
      <DueDay order={order} />
      <WaitsForRun order={order} />
      <OldFlourOf order={order} />
    </>
  );
}

function narrowColumns(actions: RenderCell, toggle: RenderCell): Column<Order>[] {
  return [
    {
      label: 'Details',
      head: <VisuallyHidden>Details</VisuallyHidden>,
      width: { tablet: '45px', desk: '60px' },
      skeleton: '20px',
      cell: toggle,
    },
    { ...user, cell: (order) => <CustomerCell order={order} /> },
    { ...totalAmount, width: { tablet: '96px', desk: '124px' } },
    { ...paymentStatus, width: { tablet: '124px', desk: '150px' } },
    { ...orderStatus, width: { tablet: '112px', desk: '140px' } },
    { ...actionsColumn(actions), width: { tablet: '130px', desk: '152px' } },
  ];
}

const user = { label: 'User', isRowName: true };

const totalAmount: Column<Order> = {
  label: 'Total Amount',
  align: 'right',
  cell: (order) => (
    <>
      <Box sx={{ fontWeight: 600 }}>{formatRupees(order.totalAmount)}</Box>
      <DeliveryCharge order={order} />
    </>
  ),
};

const paymentStatus: Column<Order> = {
  label: 'Payment Status',
  cell: (order) => <PaymentCell order={order} />,
};

const orderStatus: Column<Order> = {
  label: 'Order Status',
  cell: (order) => <StatusCell order={order} />,
};

function actionsColumn(cell: RenderCell): Column<Order> {
  return { label: 'Actions', align: 'right', skeleton: '80px', cell };
}

/** Shows customer and date, and the id if no other column shows it. */
function CustomerCell({ order, hasId = false }: { order: Order; hasId?: boolean }) {
  return (
    <>
      <Box sx={{ fontWeight: 600, fontSize: 'small', overflowWrap: 'anywhere' }}>
        {buyerName(order)}
      </Box>
      <Box sx={{ fontWeight: 400, fontSize: 'label', color: 'text.disabled' }}>
        {hasId && <div>{shortOrderId(order._id)}</div>}
        {order.isRepeat && <div>{orderMaster.texts.repeatOrder}</div>}
        <time dateTime={order.createdAt}>{formatRecent(order.createdAt)}</time>
      </Box>
    </>
  );
}

/** Each row has two lines, so that ten of them fit a screen. Hovering shows what is cut off. */
function CustomerInTwoLines({ order }: { order: Order }) {
  const { _id, createdAt, isRepeat } = order;
  return (
    <>
      <Box title={buyerName(order)} sx={{ ...oneLine, fontWeight: 600, fontSize: 'small' }}>
        <span>{buyerName(order)}</span>
      </Box>
      <Box sx={{ ...oneLine, fontWeight: 400, fontSize: 'label', color: 'text.disabled' }}>
        <span>{shortOrderId(_id)} · </span>
        <time dateTime={createdAt} title={formatMoment(createdAt)}>
          <span aria-hidden>{formatShort(createdAt)}</span>
          <VisuallyHidden>{formatRecent(createdAt)}</VisuallyHidden>
        </time>
        {isRepeat && <VisuallyHidden>, {orderMaster.texts.repeatOrder}</VisuallyHidden>}
      </Box>
    </>
  );
}

/** The pincode stays in sight, however long the rest is. */
function AddressInTwoLines({ address }: { address: string }) {
  const [beginning, end] = splitAddress(address);
  return (
    <Box title={address} sx={{ fontSize: 'label', color: 'text.secondary' }}>
      <Box sx={oneLine}>
        <span>{beginning || ERASED}</span>
      </Box>
      <Box sx={oneLine}>
        <span>{end}</span>
      </Box>
    </Box>
  );
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

function TwoLines({ of: [first, second] }: { of: readonly [string, string] }) {
  return (
    <>
      {first}
      <br />
      {second}
    </>
  );
}
