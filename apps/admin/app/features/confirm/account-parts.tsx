import Box from '@mui/material/Box';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import type { CallToMake } from '@dalan/contract/desk/confirm';
import { formatRupees, paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { accountPagePath } from '@dalan/contract/pages/panel-paths';
import { askedOfCustomer } from '@dalan/contract/payments/payments';
import { daysSince, formatRecentDay } from '../../lib/format/india-time.ts';
import { formatWholeRupees } from '../../lib/format/rupees.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { faintLine, plainList, sheetInset, touchLink } from '../../ui/layout/looks.ts';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { figures } from './figures-look.ts';
import { texts } from './confirm-texts.ts';

type Account = NonNullable<CallToMake['account']>;

/** The order on account and its account, if it is on one. */
export function onAccountOf({ order, account }: CallToMake): Account | undefined {
  return order.onAccount === true ? account : undefined;
}

/** Blue within the limit, red over it. */
export function AccountBand({ call, children }: { call: CallToMake; children?: ReactNode }) {
  const account = onAccountOf(call);
  if (account === undefined) return null;
  const { owes, limit, over, oldestOpen } = account;
  const open = askedOfCustomer(call.order);
  const before = paiseToRupees(rupeesToPaise(owes) - rupeesToPaise(open));
  const isOver = over > 0;
  return (
    <Box role="note" sx={{ ...band, ...(isOver ? red : blue) }}>
      <Icon name={isOver ? 'alert' : 'accounts'} size={22} />
      <div>
        <b>{isOver ? texts.account.over(formatRupees(over)) : texts.account.within}</b>{' '}
        {texts.account.owes(formatRupees(before), formatWholeRupees(limit), formatRupees(open))}
        {oldestOpen !== null &&
          ` ${texts.account.oldest(formatRecentDay(oldestOpen), daysSince(oldestOpen))}`}
        {children}
      </div>
    </Box>
  );
}

/** What the customer owes, and their last payments. */
export function AccountSheet({ call }: { call: CallToMake }) {
  const { account, order } = call;
  if (account === undefined) return null;
  const { owes, limit, over, oldestOpen, payments } = account;
  const words = texts.account;
  return (
    <Sheet
      title={words.title}
      aside={
        <Box component={Link} to={accountPagePath(order.userId._id)} sx={touchLink}>
          {words.open}
        </Box>
      }
    >
      <Box component="dl" sx={figures}>
        <div>
          <dt>{order.onAccount ? words.withThis : words.owesNow}</dt>
          <Box component="dd" sx={over > 0 ? { color: colours.kumkum } : undefined}>
            {formatWholeRupees(owes)}
          </Box>
        </div>
        <div>
          <dt>{words.limit}</dt>
          <dd>{formatWholeRupees(limit)}</dd>
        </div>
        <div>
          <dt>{words.oldestOpen}</dt>
          <dd>{oldestOpen === null ? '–' : words.days(daysSince(oldestOpen))}</dd>
        </div>
      </Box>
      <Box component="ul" sx={list}>
        {payments.map(({ at, amount, method }) => (
          <li key={at}>
            <Box component="span" sx={{ color: colours.basalt700 }}>
              {formatRecentDay(at)}
            </Box>
            <span>{words.paid(formatRupees(amount), method)}</span>
          </li>
        ))}
      </Box>
    </Sheet>
  );
}

const band = {
  display: 'flex',
  gap: 4,
  px: { xs: 3, sm: 5 },
  py: 3,
  borderLeft: '4px solid',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
} as const;
const red = {
  borderColor: colours.kumkum,
  backgroundColor: colours.kumkumTint,
  '& > svg, & b': { color: colours.kumkum },
};
const blue = {
  borderColor: colours.neel,
  backgroundColor: colours.neelTint,
  '& > svg, & b': { color: colours.neel },
};
const list = {
  ...plainList,
  fontSize: 'small',
  '& li': { display: 'grid', gridTemplateColumns: '62px 1fr', gap: 2.5, ...sheetInset, py: 2.5 },
  '& li + li': { borderTop: faintLine },
} as const;
