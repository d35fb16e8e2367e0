import Box from '@mui/material/Box';
import type { OrderItem } from '@dalan/contract/orders';
import { colours } from '../../../ui/theme/colours.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ItemRows } from './item-rows.tsx';
import { itemColumnLabels } from '../order-texts.ts';

/** The items inside a row. The visible labels are in the list's header, on the same grid. */
export function RowItems({ items, caption }: { items: OrderItem[]; caption: string }) {
  return (
    <Box component="table" aria-label={caption} sx={table}>
      <colgroup>
        <col />
        <col style={{ width: '44px' }} />
        <col style={{ width: 'var(--price)' }} />
        <col style={{ width: 'var(--total)' }} />
      </colgroup>
      <thead>
        <tr>
          {itemColumnLabels.map((label) => (
            <th key={label} scope="col">
              <VisuallyHidden>{label}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <ItemRows items={items} />
    </Box>
  );
}

export function RowItemsHead() {
  return (
    <>
      Items
      <Box aria-hidden sx={head}>
        {itemColumnLabels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </Box>
    </>
  );
}

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  lineHeight: '20px',
  '& th': { p: 0, height: 0 },
  '& td': { p: '2px 0', textAlign: 'right', verticalAlign: 'top', whiteSpace: 'nowrap' },
  '& td:nth-of-type(1)': { textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& td:nth-of-type(2)': { fontWeight: 600 },
  '& td:nth-of-type(3)': { color: colours.basalt700 },
  '& tr + tr > td': { borderTop: `1px solid ${colours.flour200}`, pt: '3px' },
  '& tr:first-of-type > td': { pt: 0 },
} as const;

const head = {
  display: 'grid',
  gridTemplateColumns: '1fr 44px var(--price) var(--total)',
  fontWeight: 400,
  '& > * + *': { textAlign: 'right' },
};
