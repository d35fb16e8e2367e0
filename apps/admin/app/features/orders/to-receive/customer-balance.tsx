import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { indianTelephoneLink, whatsappLink } from '@dalan/contract/contact/contact-links';
import { formatRupees } from '@dalan/contract/money/money';
import type { CustomerBalance as Balance } from '@dalan/contract/orders/order-steps';
import type { Order } from '@dalan/contract/orders/orders';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { stillToPay } from '@dalan/contract/payments/payments';
import type { Shop } from '@dalan/contract/settings/shop';
import { messagesIn } from '@dalan/contract/contact/whatsapp-messages';
import { formatRecent } from '../../../lib/format/india-time.ts';
import { formatPhone } from '../../../lib/format/phone.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { RowAction } from '../../../ui/list/row-action.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { OrderDialog } from '../list/order-actions.tsx';
import { buyerName } from '../order-texts.ts';
import { PaymentCell } from '../payments/payment-cell.tsx';
import { paymentTexts } from '../payments/payment-texts.ts';
import { toReceiveTexts as texts } from './to-receive-texts.ts';
import { hairline, plainList } from '../../../ui/layout/looks.ts';

type CustomerBalanceProps = {
  customer: Balance;
  shop: Pick<Shop, 'name' | 'nameMr'>;
  onOpen: (kind: OrderDialog, order: Order) => void;
};

/** One customer: whom to call, what they owe in all, and for which orders. */
export function CustomerBalance({ customer, shop, onOpen }: CustomerBalanceProps) {
  const { orders, leftOpen } = customer;
  const newest = orders.at(-1);
  if (newest === undefined) return null;
  const name = buyerName(newest);
  const amount = formatRupees(leftOpen);
  return (
    <Box component="section" aria-label={name}>
      <Box sx={head}>
        <Box component="h2" sx={{ ...title, gridArea: 'name' }}>
          {name}
        </Box>
        <Box sx={{ ...title, gridArea: 'sum', textAlign: 'right' }}>{texts.leftOpen(amount)}</Box>
        <Contact order={newest} message={reminder({ orders, amount, shop })} />
      </Box>
      <Box component="ul" sx={list}>
        {orders.map((order) => (
          <OpenOrder key={order._id} order={order} onOpen={(kind) => onOpen(kind, order)} />
        ))}
      </Box>
    </Box>
  );
}

/** Shows the number of the newest order, because the customer answered on it last. */
function Contact({ order, message }: { order: Order; message: string }) {
  const { contactNumber } = order;
  const to = <VisuallyHidden> {buyerName(order)}</VisuallyHidden>;
  if (contactNumber === '') {
    return <Box sx={{ ...contact, color: 'text.secondary' }}>{texts.noNumber}</Box>;
  }
  return (
    <Box sx={contact}>
      <Button
        variant="outlined"
        href={indianTelephoneLink(contactNumber)}
        startIcon={<Icon name="phone" size={18} />}
      >
        <VisuallyHidden>{texts.call}</VisuallyHidden>
        {to}
        {formatPhone(contactNumber)}
      </Button>
      <Button
        variant="outlined"
        href={whatsappLink(`91${contactNumber}`, message)}
        target="_blank"
        rel="noreferrer"
        startIcon={<Icon name="chat" size={18} />}
      >
        {texts.whatsapp}
        {to}
      </Button>
    </Box>
  );
}

function OpenOrder({ order, onOpen }: { order: Order; onOpen: (kind: OrderDialog) => void }) {
  const id = shortOrderId(order._id);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ gridArea: 'id' }}>
        {id}
        <Box sx={{ fontSize: 'note', color: 'text.disabled' }}>
          <time dateTime={order.createdAt}>{formatRecent(order.createdAt)}</time>
        </Box>
      </Box>
      <Box sx={{ gridArea: 'status' }}>
        <PaymentCell order={order} />
      </Box>
      <Box sx={{ gridArea: 'open', fontWeight: 600, textAlign: 'right' }}>
        {formatRupees(stillToPay(order))}
      </Box>
      <Box sx={actions}>
        <Button variant="outlined" aria-label={texts.record(id)} onClick={() => onOpen('pay')}>
          {paymentTexts.record}
        </Button>
        <RowAction icon="view" label={texts.view(id)} onClick={() => onOpen('view')} />
      </Box>
    </Box>
  );
}

type Reminder = { orders: Order[]; amount: string; shop: CustomerBalanceProps['shop'] };

/** The WhatsApp reminder, in the customer's language. */
function reminder({ orders, amount, shop }: Reminder): string {
  const [first] = orders;
  if (first === undefined) return '';
  const { name, language } = first.userId;
  return messagesIn(language).reminder({
    name,
    shop: language === 'en' ? shop.name : shop.nameMr || shop.name,
    ids: orders.map(({ _id }) => shortOrderId(_id)).join(', '),
    amount,
  });
}

const head = {
  display: 'grid',
  gridTemplateAreas: { xs: '"name sum" "contact contact"', md: '"name contact sum"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto 220px' },
  alignItems: 'center',
  columnGap: 3,
  rowGap: 2,
};
const title = { m: 0, fontSize: 'lead', fontWeight: 600, overflowWrap: 'anywhere' } as const;
const contact = {
  gridArea: 'contact',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > a': { minHeight: 44, flex: { xs: '1 1 0', sm: 'none' }, whiteSpace: 'nowrap' },
} as const;
const list = { ...plainList, mt: 2, borderLeft: `3px solid ${colours.flour200}` };
const actions = {
  gridArea: 'do',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
};
const row = {
  display: 'grid',
  gridTemplateAreas: { xs: '"id open" "status status" "do do"', md: '"id status open do"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '180px minmax(0, 1fr) 140px 240px' },
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  pl: 3,
  py: 2,
  '& + &': { borderTop: hairline },
};
