import Box from '@mui/material/Box';
import TableContainer from '@mui/material/TableContainer';
import type { StockFlour } from '@dalan/contract/catalog/stock';
import { plainKg } from '../../lib/format/weight.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import type { Column } from '../../ui/list/column.ts';
import { ListTable } from '../../ui/list/list-table.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { FlourLink, Lasts, Picture } from './flour-cells.tsx';
import { stockPageTexts as texts } from './stock-texts.ts';
import { centredRow, hairline, plainList, sheetLook } from '../../ui/layout/looks.ts';

type StockTableProps = { flours: StockFlour[]; openId: string | undefined };

export function StockTable({ flours, openId }: StockTableProps) {
  const { columns: labels } = texts;
  const figure = (
    label: string,
    width: string,
    of: (flour: StockFlour) => number,
  ): Column<StockFlour> => ({
    label,
    width,
    align: 'right',
    cell: (flour) => plainKg(of(flour)),
  });
  const columns: Column<StockFlour>[] = [
    {
      label: labels.flour,
      isRowName: true,
      cell: (flour) => (
        <Box sx={name}>
          <Picture flour={flour} />
          <div>
            <FlourLink flour={flour} isOpen={flour._id === openId} />
            <Box sx={below} {...(flour.isActive && { lang: 'mr' })}>
              {flour.isActive ? flour.nameMr : texts.notSold}
            </Box>
          </div>
        </Box>
      ),
    },
    figure(labels.onHand, '64px', ({ onHand }) => onHand),
    figure(labels.promised, '70px', ({ promised }) => promised),
    {
      label: labels.free,
      width: '54px',
      align: 'right',
      cell: ({ free }) => <b>{plainKg(free)}</b>,
    },
    figure(labels.lowMark, '72px', ({ lowMark }) => lowMark),
    {
      label: labels.lasts,
      width: '142px',
      align: 'right',
      cell: (flour) => (
        <Box sx={lasts}>
          <Lasts flour={flour} />
          <Icon name="right" size={16} />
        </Box>
      ),
    },
  ];
  return (
    <TableContainer sx={frame}>
      <ListTable
        caption={texts.caption}
        columns={columns}
        view={{
          rows: flours,
          isLoading: false,
          isStale: false,
          hasFailed: false,
          retry: () => undefined,
        }}
        pageSize={flours.length}
        isSelected={({ _id }) => _id === openId}
      />
    </TableContainer>
  );
}

/** On a phone each flour has two lines, with the free stock in large type. */
export function StockCards({ flours }: { flours: StockFlour[] }) {
  return (
    <Box component="ul" sx={cards}>
      {flours.map((flour) => (
        <Box component="li" key={flour._id} sx={card}>
          <Picture flour={flour} />
          <Box sx={{ minWidth: 0, lineHeight: 1.3 }}>
            <FlourLink flour={flour} isOpen={false} />
            <Box sx={below}>
              {flour.isActive
                ? texts.held(plainKg(flour.onHand), plainKg(flour.promised))
                : texts.notSold}
            </Box>
          </Box>
          <Box sx={{ textAlign: 'right', lineHeight: 1.3 }}>
            <b>{plainKg(flour.free)} kg</b>
            <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: 'note' }}>
              <Lasts flour={flour} />
            </Box>
          </Box>
          <Icon name="right" size={16} />
        </Box>
      ))}
    </Box>
  );
}

const frame = {
  overflow: 'visible',
  '@media (max-width: 699.95px)': { overflowX: 'auto' },
  '&&& td, &&& thead th': { px: 1.5 },
  '&&& thead th:first-of-type': { pl: 4 },
  '&&& tr > :last-child': { pr: 4 },
  '& tr[data-row]': { position: 'relative', cursor: 'pointer' },
  '& tr[data-selected]': {
    backgroundColor: colours.flour50,
    boxShadow: `inset 4px 0 0 ${colours.basalt900}`,
  },
  fontVariantNumeric: 'tabular-nums',
};

const name = {
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: 2.5,
  alignItems: 'center',
  fontWeight: 400,
  lineHeight: 1.3,
};

const below = {
  color: 'text.secondary',
  fontSize: 'note',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
};

const lasts = {
  ...centredRow,
  justifyContent: 'flex-end',
  whiteSpace: 'nowrap',
  '& > svg': { flex: 'none' },
};

const cards = { ...plainList, ...sheetLook };

const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto 16px',
  gap: 3,
  alignItems: 'center',
  minHeight: 64,
  px: 3,
  py: 2,
  borderBottom: hairline,
  '&:last-of-type': { borderBottom: 0 },
} as const;
