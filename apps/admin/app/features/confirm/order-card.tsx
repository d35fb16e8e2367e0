import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import type { CallToMake } from '@dalan/contract/desk/confirm';
import { indianTelephoneLink } from '@dalan/contract/contact/contact-links';
import { dayAfter } from '@dalan/contract/delivery/delivery';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { WAITING_TOO_LONG_HOURS } from '@dalan/contract/orders/order-steps';
import { bindPincode } from '../../lib/format/address.ts';
import { dayInIndia, formatRecent } from '../../lib/format/india-time.ts';
import { formatPhone } from '../../lib/format/phone.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { KeyHint } from '../../ui/buttons/key-hint.tsx';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { dueDayInWords } from './confirm-format.ts';
import { texts } from './confirm-texts.ts';
import { OrderLines } from './order-lines.tsx';
import { hairline, sheetLook } from '../../ui/layout/looks.ts';

const MINUTE_MS = 60_000;

type OrderCardProps = {
  call: CallToMake;
  now: Date;
  callRef: Ref<HTMLAnchorElement>;
  whatsappRef: Ref<HTMLAnchorElement>;
  whatsappHref: string;
  onMoveDay: () => void;
  /** What the customer owes, if they may owe. */
  accountBand: ReactNode;
  /** The buttons that decide about the order. */
  children: ReactNode;
};

export function OrderCard(props: OrderCardProps) {
  const { call, now, callRef, whatsappRef, whatsappHref, onMoveDay, accountBand, children } = props;
  const { order } = call;
  const today = dayInIndia(now);
  const telephone = indianTelephoneLink(order.contactNumber);
  return (
    <Box component="section" aria-label={texts.order(shortOrderId(order._id))} sx={sheetLook}>
      <Box sx={who}>
        <Box sx={facts}>
          <WaitingChip since={order.createdAt} now={now} />
          <span>{shortOrderId(order._id)}</span>
          <span>{texts.placed(formatRecent(order.createdAt, now))}</span>
          {order.isRepeat && <span>{texts.repeatOrder}</span>}
          {call.noAnswers > 0 && <span>{texts.calledTimes(call.noAnswers)}</span>}
        </Box>
        <div>
          <Typography component="h2" sx={name}>
            {order.userId.name}
          </Typography>
          <Box component="a" href={telephone} sx={number}>
            {formatPhone(order.contactNumber)}
          </Box>
        </div>
        <Box sx={contact}>
          <Button
            ref={callRef}
            variant="outlined"
            href={telephone}
            startIcon={<Icon name="phone" size={18} />}
          >
            {texts.call}
            <KeyHint>C</KeyHint>
          </Button>
          <Button
            ref={whatsappRef}
            variant="outlined"
            href={whatsappHref}
            target="_blank"
            rel="noreferrer"
            startIcon={<Icon name="chat" size={18} />}
          >
            {texts.whatsapp}
            <KeyHint>W</KeyHint>
          </Button>
        </Box>
      </Box>
      {accountBand}
      <Box sx={where}>
        <div>
          <h3>{texts.address}</h3>
          <Box component="p" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {bindPincode(order.deliveryAddress)}
          </Box>
        </div>
        <div>
          <h3>{texts.dueDay}</h3>
          <p>
            <b>{dueDayInWords(order.dueOn, today, dayAfter(today))}</b>
            {call.areaName !== null && `, ${call.areaName}`}
          </p>
          <Link component="button" type="button" onClick={onMoveDay} sx={moveLink}>
            {texts.moveDay}
          </Link>
        </div>
      </Box>
      <Box sx={{ px: { xs: 3, sm: 5 }, pb: { xs: 3, sm: 4 } }}>
        <OrderLines call={call} />
      </Box>
      {children}
    </Box>
  );
}

function WaitingChip({ since, now }: { since: string; now: Date }) {
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  if (hours < WAITING_TOO_LONG_HOURS) return null;
  return <StatusChip tone="error" icon="clock" text={texts.waiting(hours, minutes % 60)} />;
}

const who = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  columnGap: 5,
  rowGap: 1,
  px: { xs: 3, sm: 5 },
  pt: { xs: 3, sm: 4 },
  pb: 4,
  borderBottom: hairline,
};

const facts = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2.5,
  mb: 1,
  color: colours.basalt700,
  fontSize: 'small',
};

const name = {
  fontSize: 'page',
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
} as const;

const number = {
  display: 'inline-block',
  minHeight: 44,
  fontSize: 'figure',
  fontWeight: 700,
  lineHeight: 1.3,
  textDecorationThickness: '2px',
};

const contact = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  gap: 2.5,
  alignItems: 'flex-end',
  mt: { xs: 2, sm: 0 },
  '& > a': { minHeight: 48 },
};

const where = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
  borderBottom: hairline,
  '& > div': { px: { xs: 3, sm: 5 }, py: 3 },
  '& > div + div': { borderLeft: { sm: hairline }, borderTop: { xs: hairline, sm: 0 } },
  '& h3': { m: 0, mb: 0.5, fontSize: 'note', fontWeight: 600, color: colours.basalt700 },
  '& p': { m: 0, lineHeight: 1.4 },
};

const moveLink = { minHeight: 44, fontSize: 'body', mb: -2 };
