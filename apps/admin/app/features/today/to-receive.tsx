import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { formatRupees } from '@dalan/contract/money/money';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { Today } from '@dalan/contract/mill/today';
import { formatRecentDay } from '../../lib/format/india-time.ts';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { texts } from './today-texts.ts';
import { sheetInset, touchLink } from '../../ui/layout/looks.ts';

/** Shows what customers have not paid for their delivered orders. */
export function ToReceive({ today: { toReceive, onAccount } }: { today: Today }) {
  const { orders, customers, leftOpen, since } = toReceive;
  return (
    <Sheet
      title={texts.toReceive}
      aside={
        <Box
          component={Link}
          to={panelPaths.bankStatement}
          sx={{ ...touchLink, color: 'info.main' }}
        >
          {texts.bankStatement}
        </Box>
      }
    >
      <Box sx={{ ...sheetInset, pb: 3 }}>
        {since === null ? (
          <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
            {texts.allPaid}
          </Box>
        ) : (
          <Box component={Link} to={`${panelPaths.orders}?step=to-receive`} sx={link}>
            <b>{formatRupees(leftOpen)}</b>{' '}
            <span>{texts.owedBy(orders, customers, formatRecentDay(since))}</span>
          </Box>
        )}
        {onAccount && (
          <Box component={Link} to={panelPaths.accounts} sx={{ ...touchLink, mt: 1 }}>
            {texts.onAccount(formatRupees(onAccount.owes), onAccount.customers)}
          </Box>
        )}
      </Box>
    </Sheet>
  );
}

const link = {
  display: 'block',
  minHeight: 44,
  color: colours.basalt900,
  textDecoration: 'none',
  '& b': { fontSize: 'figure', fontWeight: 600, lineHeight: 1.2 },
  '& span': { display: 'block', color: colours.basalt500 },
  '&:hover span': { textDecoration: 'underline' },
} as const;
