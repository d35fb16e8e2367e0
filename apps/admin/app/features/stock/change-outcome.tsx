import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { daysLeft, ordersInDanger } from '@dalan/contract/catalog/stock';
import type { StockFlour } from '@dalan/contract/catalog/stock';
import { formatLongDay } from '../../lib/format/india-time.ts';
import { plainKg } from '../../lib/format/weight.ts';
import { colours } from '../../ui/theme/colours.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { changeTexts as texts } from './stock-texts.ts';
import { usePromisedOrders } from './use-stock.ts';
import { hairline } from '../../ui/layout/looks.ts';

type FreeAfterProps = {
  flour: StockFlour;
  /** Undefined until something is typed. */
  delta: number | undefined;
  /** The stock on the books before a count. Null for other changes. */
  expected: number | null;
};

/** Shows how much can be sold before and after the change. */
export function FreeAfter({ flour, delta, expected }: FreeAfterProps) {
  const { free, lowMark, sold } = flour;
  const after = Math.max(0, free + (delta ?? 0));
  const days = daysLeft(after, sold);
  const about = [
    ...(expected === null ? [] : [texts.book(`${plainKg(expected)} kg`)]),
    texts.mark(`${plainKg(lowMark)} kg`),
    ...(days === null ? [] : [texts.lasts(days)]),
  ];
  return (
    <Box role="status" sx={box}>
      <div>
        {texts.freeToSell}
        <Box sx={{ color: 'text.secondary', fontSize: 'note' }}>{about.join(', ')}</Box>
      </div>
      <Box sx={figures}>
        {plainKg(free)}
        {delta !== undefined && (
          <>
            <span aria-hidden> → </span>
            <VisuallyHidden>, afterwards </VisuallyHidden>
            {plainKg(after)}
          </>
        )}{' '}
        kg
      </Box>
    </Box>
  );
}

type InDangerProps = { flour: StockFlour; onHandAfter: number; children: ReactNode };

/** The orders that could no longer be filled. */
export function InDanger({ flour, onHandAfter, children }: InDangerProps) {
  const { data } = usePromisedOrders(flour._id, true);
  const orders = ordersInDanger(data?.orders ?? [], onHandAfter);
  return (
    <Box role="alert" sx={danger}>
      {children}
      {orders.length > 0 && (
        <>
          <Box id="in-danger" sx={{ mt: 2, fontWeight: 600 }}>
            {texts.danger(orders.length)}
          </Box>
          <Box component="ul" aria-labelledby="in-danger" sx={{ m: 0, pl: 5 }}>
            {orders.map(({ _id, buyer, kg, dueOn }) => (
              <li key={_id}>
                <Box component={Link} to={`${panelPaths.orders}?order=${_id}`} sx={link}>
                  {shortOrderId(_id)}
                </Box>{' '}
                {texts.order(buyer, `${plainKg(kg)} kg`, formatLongDay(dueOn))}
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

const box = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  px: 4,
  py: 3,
  backgroundColor: colours.flour50,
  border: hairline,
};

const figures = { fontSize: 'title', fontWeight: 600, whiteSpace: 'nowrap' };

const danger = {
  px: 4,
  py: 3,
  maxHeight: 240,
  overflowY: 'auto',
  backgroundColor: colours.kumkumTint,
  borderLeft: `4px solid ${colours.kumkum}`,
} as const;

const link = {
  color: colours.neel,
  '@media (pointer: coarse)': { display: 'inline-block', py: 2.5, my: -1.5 },
};
