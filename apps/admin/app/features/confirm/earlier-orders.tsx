import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CallToMake } from '@dalan/contract/desk/confirm';
import { formatRupees } from '@dalan/contract/money/money';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { formatRecentDay } from '../../lib/format/india-time.ts';
import { formatWholeRupees } from '../../lib/format/rupees.ts';
import { formatKg } from '../../lib/format/weight.ts';
import { languageTexts } from '../../lib/language/language-texts.ts';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { texts } from './confirm-texts.ts';
import { figures } from './figures-look.ts';
import { monthOf } from './confirm-format.ts';
import { faintLine, plainList, sheetInset, touchLink } from '../../ui/layout/looks.ts';

export type ChipOf = (status: OrderStatus) => ReactNode;

/** The customer's last few orders, and the totals of all their earlier ones. */
export function EarlierOrders({ call, chipOf }: { call: CallToMake; chipOf: ChipOf }) {
  const { count, since, amount, refused, orders } = call.earlier;
  const all = `${panelPaths.orders}?${new URLSearchParams({ q: call.order.userId._id }).toString()}`;
  if (since === null) {
    return (
      <Sheet title={texts.earlier}>
        <Box sx={{ ...sheetInset, pb: 4 }}>
          <Typography variant="subtitle1" component="p">
            {texts.newCustomer}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{texts.newCustomerText}</Typography>
        </Box>
      </Sheet>
    );
  }
  return (
    <Sheet
      title={texts.earlier}
      aside={
        <Box component={Link} to={all} sx={link}>
          {texts.all(count)}
        </Box>
      }
    >
      <Box component="dl" sx={figures}>
        <Figure value={String(count)} label={texts.since(monthOf(since))} />
        <Figure value={formatWholeRupees(amount)} label={texts.inAll} />
        <Figure value={String(refused)} label={texts.refused} isBad={refused > 0} />
      </Box>
      <Box component="ul" sx={list}>
        {orders.map((order) => (
          <li key={order._id}>
            <Box component="span" sx={{ color: colours.basalt700 }}>
              {formatRecentDay(order.createdAt)}
            </Box>
            <span>
              {formatKg(order.kg)}, {formatRupees(order.amountToPay)}
            </span>
            {chipOf(order.orderStatus)}
            {order.reason !== '' && (
              <Box component="span" sx={why}>
                {reasonInWords(order.reason)}
              </Box>
            )}
          </li>
        ))}
      </Box>
    </Sheet>
  );
}

/** Translates a reason of the panel's list. What somebody wrote stays as it is. */
function reasonInWords(reason: string): string {
  const known: Partial<Record<string, string>> = texts.reasons;
  return known[reason] ?? languageTexts.reason(reason);
}

function Figure({
  value,
  label,
  isBad = false,
}: {
  value: string;
  label: string;
  isBad?: boolean;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <Box component="dd" sx={isBad ? { color: colours.kumkum } : {}}>
        {value}
      </Box>
    </div>
  );
}

const link = { ...touchLink, whiteSpace: 'nowrap' };

const list = {
  ...plainList,
  fontSize: 'small',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '62px 1fr auto',
    columnGap: 2.5,
    rowGap: 0.5,
    alignItems: 'center',
    ...sheetInset,
    py: 2.5,
  },
  '& li + li': { borderTop: faintLine },
} as const;

const why = {
  gridColumn: '2 / -1',
  fontSize: 'note',
  color: colours.kumkum,
  overflowWrap: 'anywhere',
} as const;
