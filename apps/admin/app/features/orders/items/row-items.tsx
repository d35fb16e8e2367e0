import Box from '@mui/material/Box';
import type { OrderItem } from '@dalan/contract/orders/orders';
import { lineInList } from '../../../lib/flours/flour-lines.rules.ts';
import { colours } from '../../../ui/theme/colours.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { ItemRows } from './item-rows.tsx';
import { itemColumnLabels, orderMaster } from '../order-texts.ts';

const LINES = 2;

/**
 * The items inside a row, in two lines. If there are more than two, it shows the first and how many
 * follow. The visible labels are in the list's header, on the same grid.
 */
export function RowItems({ items, caption }: { items: OrderItem[]; caption: string }) {
  const shown = items.length <= LINES ? items : items.slice(0, LINES - 1);
  const others = items.slice(shown.length);
  return (
    <Box
      component="table"
      aria-label={caption}
      sx={items.length === 1 ? table : { ...table, ...oneLineEach }}
    >
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
      <ItemRows items={shown} />
      {others.length > 0 && (
        <tbody>
          <tr>
            <td colSpan={4} title={namesOf(others)}>
              {orderMaster.texts.moreItems(others.length)}
              <VisuallyHidden>: {namesOf(others)}</VisuallyHidden>
            </td>
          </tr>
        </tbody>
      )}
    </Box>
  );
}

function namesOf(items: OrderItem[]): string {
  return items
    .map(({ productId, grind, quantityKg }) => lineInList(quantityKg, productId.name, grind))
    .join(', ');
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
  lineHeight: '19px',
  '& th': { p: 0, height: 0 },
  '& td': { p: 0, textAlign: 'right', verticalAlign: 'top', whiteSpace: 'nowrap' },
  '& td:nth-of-type(1)': { textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& td:nth-of-type(2)': { fontWeight: 600 },
  '& td:nth-of-type(3)': { color: colours.basalt700 },
} as const;

const oneLineEach = {
  '& td:nth-of-type(1)': {
    textAlign: 'left',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;

const head = {
  display: 'grid',
  gridTemplateColumns: '1fr 44px var(--price) var(--total)',
  fontWeight: 400,
  '& > * + *': { textAlign: 'right' },
};
