import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { MillingSheet } from '@dalan/contract/mill/milling';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { formatKg } from '../../../lib/format/weight.ts';
import { StatusChip } from '../../../ui/icons/status-chip.tsx';
import { formatDay } from '../format-due-day.ts';
import { customerName } from '../order-texts.ts';
import { lineName } from './milling-sheet.rules.ts';
import { millingTexts as texts } from './milling-texts.ts';
import { faintLine, plainList, sheetLook, touchLink } from '../../../ui/layout/looks.ts';

/** Lists whose flour it is, on the screen only. Changed orders come first. */
export function SheetOrders({ sheet: { day, orders, flours } }: { sheet: MillingSheet }) {
  const changedFirst = orders.toSorted(
    (one, other) => Number(other.isChangedAfterPrint) - Number(one.isChangedAfterPrint),
  );
  return (
    <Box component="section" aria-labelledby="orders-on-sheet" sx={{ mt: 6 }}>
      <Typography variant="h2" id="orders-on-sheet" sx={{ mb: 2 }}>
        {texts.ordersOnSheet}
      </Typography>
      <Box component="ul" sx={list}>
        {changedFirst.map(({ _id, name, dueOn, lines, isChangedAfterPrint }) => (
          <Box component="li" key={_id} sx={row}>
            <Link component={RouterLink} to={`${panelPaths.orders}?order=${_id}`} sx={touchLink}>
              {customerName(name)}, {shortOrderId(_id)}
            </Link>
            <Box sx={{ flex: '1 1 280px', color: 'text.secondary' }}>
              {lines.map((line) => `${lineName(flours, line)} ${formatKg(line.kg)}`).join(', ')}
              {day === null && ` · ${formatDay(dueOn)}`}
            </Box>
            {isChangedAfterPrint && (
              <StatusChip text={texts.changedChip} tone="error" icon="alert" />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const list = { ...plainList, ...sheetLook };

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  px: 4,
  py: 1,
  '& + &': { borderTop: faintLine },
};
