import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { LowFlour } from '@dalan/contract/mill/today';
import { formatKg } from '../../lib/format/weight.ts';
import { useMayCall } from '../../lib/session/duty.ts';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { FlourName } from './flour-name.tsx';
import { rows } from './panel-styles.ts';
import { texts } from './today-texts.ts';
import { sheetInset } from '../../ui/layout/looks.ts';

export function LowStock({ flours }: { flours: LowFlour[] }) {
  const mayOpen = useMayCall()('listStock');
  return (
    <Sheet title={texts.lowStock}>
      <Box sx={{ ...sheetInset, pb: 3 }}>
        {flours.length === 0 && (
          <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
            {texts.stockIsFine}
          </Box>
        )}
        <Box component="ul" sx={rows}>
          {flours.map((flour) => (
            <li key={flour.productId}>
              {mayOpen ? (
                <Box component={Link} to={`${panelPaths.stock}?flour=${flour.productId}`} sx={link}>
                  <Name flour={flour} />
                </Box>
              ) : (
                <Name flour={flour} />
              )}
              <Box component="span" sx={{ ml: 'auto' }}>
                <StatusChip
                  tone={flour.kg > 0 ? 'warning' : 'error'}
                  icon={flour.kg > 0 ? 'trenddown' : 'alert'}
                  text={texts.kgLeft(formatKg(flour.kg))}
                />
              </Box>
            </li>
          ))}
        </Box>
      </Box>
    </Sheet>
  );
}

function Name({ flour: { name, productImg, kg, daysLeft } }: { flour: LowFlour }) {
  const lasts = daysLeft === null ? texts.notSold : texts.lasts(daysLeft);
  return (
    <FlourName name={name} productImg={productImg} below={kg > 0 ? lasts : texts.outOfStock} />
  );
}

const link = {
  minWidth: 0,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};
