import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { formatRupees } from '@dalan/contract/money/money';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { Run } from '@dalan/contract/mill/runs';
import { colours } from '../../ui/theme/colours.ts';
import { leftOpenOf } from './load.rules.ts';
import { runsTexts as texts } from './runs-texts.ts';
import { touchLink } from '../../ui/layout/looks.ts';

/** What customers of this run still have to pay. It links to the list of all open balances. */
export function LeftOpen({ run }: { run: Run }) {
  const { amount, stops } = leftOpenOf(run.stops);
  if (stops === 0) return null;
  return (
    <Link component={RouterLink} to={`${panelPaths.orders}?step=to-receive`} sx={link}>
      {texts.leftOpenAt(formatRupees(amount), stops)}
    </Link>
  );
}

const link = { ...touchLink, my: -1, color: colours.haldiDark, fontWeight: 600 };
