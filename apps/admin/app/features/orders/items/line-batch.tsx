import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { batchPath } from '@dalan/contract/mill/batches';
import type { OrderItem } from '@dalan/contract/orders/orders';
import { batchPagePath } from '@dalan/contract/pages/panel-paths';
import { dayInIndia, formatNearDay } from '../../../lib/format/india-time.ts';
import { sentenceLink } from '../../../ui/layout/looks.ts';
import { lineBatchTexts as texts } from './line-batch-texts.ts';
import { OldFlour } from './old-flour.tsx';
import { isOldOnArrival } from './old-on-arrival.rules.ts';
import type { Arrival } from './old-on-arrival.rules.ts';

type LineBatchProps = { item: Pick<OrderItem, 'batch'>; order: Arrival };

/** Below a line, from milling on: `Milled Tue 17 Nov, best before Mon 15 Feb, JW-1117-1`. */
export function LineBatch({ item, order }: LineBatchProps) {
  const { batch } = item;
  if (batch === undefined) return null;
  const { milledOn, bestBefore, number } = batch;
  return (
    <Box sx={{ fontSize: 'note', fontWeight: 400, color: 'text.secondary' }}>
      {bestBefore === null
        ? texts.milled(formatNearDay(milledOn))
        : texts.milledAndBest(formatNearDay(milledOn), formatNearDay(bestBefore))}{' '}
      <Box component={Link} to={batchPagePath(batchPath(batch))} sx={numberLink}>
        {number}
      </Box>
      {isOldOnArrival(item, order, dayInIndia(new Date())) && <OldFlour />}
    </Box>
  );
}

const numberLink = { ...sentenceLink, whiteSpace: 'nowrap' } as const;
