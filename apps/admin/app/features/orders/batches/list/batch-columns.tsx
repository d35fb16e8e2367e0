import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { nameWithGrind } from '@dalan/contract/catalog/grinds';
import { batchPath } from '@dalan/contract/mill/batches';
import type { Batch } from '@dalan/contract/mill/batches';
import { batchPagePath } from '@dalan/contract/pages/panel-paths';
import { formatNearDay } from '../../../../lib/format/india-time.ts';
import { plainKg } from '../../../../lib/format/weight.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { spreadRow } from '../../../../ui/layout/looks.ts';
import type { Column } from '../../../../ui/list/column.ts';
import { colours } from '../../../../ui/theme/colours.ts';
import { BatchStateChip } from '../batch-state.tsx';
import { listTexts as texts } from './list-texts.ts';

const { columns: labels } = texts;

export const batchColumns: Column<Batch>[] = [
  {
    label: labels.batch,
    width: '132px',
    isRowName: true,
    cell: (batch) => <BatchLink batch={batch} />,
  },
  { label: labels.flour, cell: ({ name, grind }) => nameWithGrind(name, grind, 'en') },
  { label: labels.milledOn, width: '122px', cell: ({ milledOn }) => formatNearDay(milledOn) },
  { label: labels.bestBefore, width: '122px', cell: (batch) => <BestBefore batch={batch} /> },
  {
    label: labels.milled,
    width: '88px',
    align: 'right',
    from: 'desk',
    cell: ({ kg }) => plainKg(kg),
  },
  {
    label: labels.inOrders,
    width: '78px',
    align: 'right',
    from: 'desk',
    cell: ({ inOrdersKg }) => plainKg(inOrdersKg),
  },
  {
    label: labels.state,
    width: '186px',
    cell: ({ state }) => (
      <Box sx={{ ...spreadRow, alignItems: 'center' }}>
        <BatchStateChip state={state} />
        <Icon name="right" size={16} />
      </Box>
    ),
  },
];

export function BatchCard({ batch }: { batch: Batch }) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Box sx={{ ...spreadRow, alignItems: 'center' }}>
        <BatchLink batch={batch} />
        <BatchStateChip state={batch.state} />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{nameWithGrind(batch.name, batch.grind, 'en')}</Box>
      <Box sx={{ fontSize: 'note', color: 'text.secondary' }}>
        {labels.milledOn} {formatNearDay(batch.milledOn)} · {labels.bestBefore}{' '}
        <BestBefore batch={batch} />
        <br />
        {texts.milledAndSold(plainKg(batch.kg), plainKg(batch.inOrdersKg))}
      </Box>
    </Box>
  );
}

/** The link covers its whole row. */
function BatchLink({ batch }: { batch: Batch }) {
  return (
    <Box component={Link} to={batchPagePath(batchPath(batch))} sx={link}>
      {batch.number}
    </Box>
  );
}

function BestBefore({ batch: { bestBefore, state } }: { batch: Batch }) {
  if (bestBefore === null) return texts.notKnown;
  if (state !== 'past best before') return formatNearDay(bestBefore);
  return (
    <Box component="b" sx={{ color: 'error.main' }}>
      {formatNearDay(bestBefore)}
    </Box>
  );
}

const link = {
  color: colours.neel,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textUnderlineOffset: '3px',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
