import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { formatRupees } from '@dalan/contract/money/money';
import type { Account, AccountsAnswer } from '@dalan/contract/on-account/accounts';
import { accountPagePath } from '@dalan/contract/pages/panel-paths';
import { formatRecentDay } from '../../../lib/format/india-time.ts';
import { formatPhone } from '../../../lib/format/phone.ts';
import { formatWholeRupees } from '../../../lib/format/rupees.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { StatusChip } from '../../../ui/icons/status-chip.tsx';
import { spreadRow } from '../../../ui/layout/looks.ts';
import type { Column } from '../../../ui/list/column.ts';
import { colours } from '../../../ui/theme/colours.ts';
import { accountsTexts as texts } from '../accounts-texts.ts';
import { Age } from '../age.tsx';

type Sums = AccountsAnswer['sums'];
type ColumnsAsk = { sums: Sums | undefined; onPay: (account: Account) => void };

/** The labels are read while the page renders, in its language. */
export function accountColumns({ sums, onPay }: ColumnsAsk): Column<Account>[] {
  const { columns: labels } = texts;
  return [
    {
      label: labels.customer,
      isRowName: true,
      foot: texts.all,
      cell: (account) => <Customer account={account} />,
    },
    {
      label: labels.owes,
      width: '116px',
      align: 'right',
      foot: sums && formatRupees(sums.owes),
      cell: ({ owes }) => <b>{formatRupees(owes)}</b>,
    },
    {
      label: labels.limit,
      width: '98px',
      align: 'right',
      foot: sums && formatWholeRupees(sums.limit),
      cell: ({ limit }) => formatWholeRupees(limit),
    },
    {
      label: labels.used,
      width: '158px',
      from: 'desk',
      cell: (account) => <Used account={account} />,
    },
    {
      label: labels.oldest,
      width: '132px',
      cell: (account) => <OldestOpen account={account} />,
    },
    {
      label: labels.orders,
      width: '72px',
      align: 'right',
      from: 'desk',
      foot: sums?.openOrders,
      cell: ({ openOrders }) => openOrders,
    },
    {
      label: labels.actions,
      width: { tablet: '64px', desk: '200px' },
      align: 'right',
      cell: (account) => <Actions account={account} onPay={onPay} />,
    },
  ];
}

export function AccountCard({ account }: { account: Account }) {
  const { owes, over, limit, oldestOpen } = account;
  return (
    <Box sx={card}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Customer account={account} isShort />
        <Box sx={{ fontSize: 'note', color: 'text.secondary' }}>
          {over > 0 ? (
            <Box component="b" sx={{ color: colours.kumkum }}>
              {texts.overTheLimit(formatRupees(over))}
            </Box>
          ) : (
            texts.ofLimit(formatWholeRupees(limit))
          )}
          {oldestOpen !== null && `, ${texts.oldestOf(formatRecentDay(oldestOpen))}`}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: 'none', fontWeight: 600 }}>
        {formatRupees(owes)}
        <Icon name="right" size={18} />
      </Box>
    </Box>
  );
}

/** The link covers its whole row, but not what stands above it. */
function Customer({ account, isShort = false }: { account: Account; isShort?: boolean }) {
  const { _id, name, phone, isClosed } = account;
  return (
    <>
      <Box component={Link} to={accountPagePath(_id)} sx={link}>
        {name || texts.nameless}
      </Box>{' '}
      {isClosed && <StatusChip text={texts.closed} />}
      {!isShort && (
        <Box sx={{ fontSize: 'note', color: 'text.secondary' }}>{formatPhone(phone)}</Box>
      )}
    </>
  );
}

function Used({ account: { owes, limit, over } }: { account: Account }) {
  if (over > 0) {
    return <StatusChip tone="error" icon="alert" text={texts.over(formatRupees(over))} />;
  }
  const share = limit === 0 ? 0 : Math.min(100, Math.round((owes / limit) * 100));
  return (
    <Box role="img" aria-label={texts.used(share)} sx={bar}>
      <Box sx={{ width: `${share}%`, height: '100%', backgroundColor: colours.basalt700 }} />
    </Box>
  );
}

function OldestOpen({ account: { oldestOpen } }: { account: Account }) {
  if (oldestOpen === null) return <span aria-hidden>–</span>;
  return (
    <>
      {formatRecentDay(oldestOpen)} <Age since={oldestOpen} />
    </>
  );
}

function Actions({ account, onPay }: { account: Account } & Pick<ColumnsAsk, 'onPay'>) {
  const name = account.name || texts.nameless;
  return (
    <Box sx={actions}>
      {account.owes > 0 && (
        <Button
          variant="outlined"
          aria-label={texts.payOf(name)}
          aria-haspopup="dialog"
          onClick={() => onPay(account)}
          sx={aboveLink}
        >
          {texts.pay}
        </Button>
      )}
      <Icon name="right" size={18} />
    </Box>
  );
}

const link = {
  color: colours.basalt900,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;
const card = { ...spreadRow, position: 'relative', alignItems: 'center', minHeight: 48 } as const;
const bar = {
  height: 10,
  border: `1px solid ${colours.basalt500}`,
  backgroundColor: colours.flour100,
};
const actions = { display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 3 };
const aboveLink = { position: 'relative', display: { xs: 'none', md: 'inline-flex' } } as const;
