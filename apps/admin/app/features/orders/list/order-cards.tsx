import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { indianTelephoneLink } from '@dalan/contract/contact/contact-links';
import { formatRupees } from '@dalan/contract/money/money';
import type { Order, OrderItem } from '@dalan/contract/orders/orders';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { bindPincode } from '../../../lib/format/address.ts';
import { formatRecent } from '../../../lib/format/india-time.ts';
import { formatPhone } from '../../../lib/format/phone.ts';
import { lineInList } from '../../../lib/flours/flour-lines.rules.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ListCards } from '../../../ui/list/list-cards.tsx';
import type { ListView } from '../../../ui/list/list-view.ts';
import { DeliveryCharge, DueDay, WaitsForRun } from '../due-day.tsx';
import { SelectableCard } from '../bulk/selectable-card.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { OldFlourOf } from '../items/old-flour.tsx';
import { buyerName } from '../order-texts.ts';
import { PaymentCell } from '../payments/payment-cell.tsx';
import { OrderStatusChip } from '../status/status-chips.tsx';
import { spreadRow, touchLink } from '../../../ui/layout/looks.ts';

type OrderCardsProps = {
  view: ListView<Order>;
  pageSize: number;
  actions: (order: Order, index: number) => ReactNode;
  selection: Selection;
};

/** The list on phones. */
export function OrderCards({ view, pageSize, actions, selection }: OrderCardsProps) {
  const isSelecting = selection.orders.length > 0;
  return (
    <ListCards
      caption="Orders"
      view={view}
      pageSize={pageSize}
      isSelected={selection.has}
      card={(order, index) => (
        <SelectableCard isSelecting={isSelecting} order={order} selection={selection}>
          <OrderCard order={order} actions={actions(order, index)} />
        </SelectableCard>
      )}
    />
  );
}

function OrderCard({ order, actions }: { order: Order; actions: ReactNode }) {
  return (
    <>
      <Box sx={spreadRow}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{buyerName(order)}</Box>
        <Box sx={{ fontWeight: 600, textAlign: 'right' }}>
          {formatRupees(order.totalAmount)}
          <DeliveryCharge order={order} />
        </Box>
      </Box>
      <Box sx={{ fontSize: 'note', color: 'text.disabled' }}>
        {shortOrderId(order._id)} ·{' '}
        <time dateTime={order.createdAt}>{formatRecent(order.createdAt)}</time>
      </Box>
      <Box sx={{ mt: 1, fontSize: 'small' }}>{formatItems(order.items)}</Box>
      <Box sx={address}>{bindPincode(order.deliveryAddress)}</Box>
      {/* The chips share one row, so that a live status change does not move what staff are
          about to tap. */}
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, mt: 2 }}>
        <OrderStatusChip status={order.orderStatus} />
        <div>
          <PaymentCell order={order} />
        </div>
      </Box>
      <DueDay order={order} />
      <WaitsForRun order={order} />
      <OldFlourOf order={order} />
      <Box sx={{ ...spreadRow, alignItems: 'center' }}>
        <CallButton number={order.contactNumber} />
        {actions}
      </Box>
    </>
  );
}

/** The button is a touch target of 44 pixels. */
function CallButton({ number }: { number: string }) {
  if (number === '') return <span />;
  return (
    <Box component="a" href={indianTelephoneLink(number)} sx={call}>
      <Icon name="phone" size={18} />
      {formatPhone(number)}
    </Box>
  );
}

/** `5 kg Jowar Flour, 2 kg Besan`. */
function formatItems(items: OrderItem[]): string {
  return items
    .map(({ quantityKg, productId, grind }) =>
      // The weight stays on one line: the space before the unit does not break.
      lineInList(quantityKg, productId.name, grind).replace(' ', '\u00a0'),
    )
    .join(', ');
}

const address = { fontSize: 'small', color: 'text.secondary', overflowWrap: 'anywhere' };

const call = { ...touchLink, gap: 2, whiteSpace: 'nowrap' };
