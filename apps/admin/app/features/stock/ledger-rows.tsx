import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { movementNote, movementTitle } from '@dalan/contract/catalog/stock';
import type { LedgerRow, StockFlour } from '@dalan/contract/catalog/stock';
import { formatRecent } from '../../lib/format/india-time.ts';
import { plainKg } from '../../lib/format/weight.ts';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import { LateSkeleton } from '../../ui/messages/late-skeleton.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { ledgerTexts as texts } from './stock-texts.ts';
import { useLedger } from './use-stock.ts';
import { hairline, sentenceLink } from '../../ui/layout/looks.ts';

export function LedgerSums({ flour }: { flour: StockFlour }) {
  const sums = [
    { sign: '', kg: flour.onHand, label: texts.onHand },
    { sign: '−', kg: flour.promised, label: texts.promised },
    { sign: '=', kg: flour.free, label: texts.free },
  ];
  return (
    <Box component="dl" sx={sumsStyle}>
      {sums.map(({ sign, kg, label }) => (
        <Box key={label} sx={sum}>
          <dt>{label}</dt>
          <dd>
            {sign !== '' && (
              <Box component="span" aria-hidden sx={signStyle}>
                {sign}
              </Box>
            )}
            {plainKg(kg)}
          </dd>
        </Box>
      ))}
    </Box>
  );
}

export function LedgerRows({ flour }: { flour: StockFlour }) {
  const ledger = useLedger(flour._id);
  const rows = ledger.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      {ledger.isPending && <LateSkeleton height={240} />}
      {ledger.isError && (
        <Box sx={{ p: 4 }}>
          <ErrorAlert
            action={
              <Button variant="outlined" onClick={() => void ledger.refetch()}>
                Retry
              </Button>
            }
          >
            {texts.failed}
          </ErrorAlert>
        </Box>
      )}
      {ledger.isSuccess && rows.length === 0 && <Box sx={{ p: 4 }}>{texts.empty}</Box>}
      {rows.length > 0 && (
        <Box component="table" sx={table}>
          <caption>
            <VisuallyHidden>{texts.caption(flour.name)}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.what}</th>
              <th scope="col">{texts.kg}</th>
              <th scope="col">{texts.freeAfter}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row._id} row={row} />
            ))}
          </tbody>
        </Box>
      )}
      {ledger.hasNextPage && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 2, py: 1 }}>
          <Button variant="text" onClick={() => void ledger.fetchNextPage()} sx={{ minHeight: 44 }}>
            {ledger.isFetchingNextPage ? texts.loadingOlder : texts.older}
          </Button>
        </Box>
      )}
    </>
  );
}

function Row({ row }: { row: LedgerRow }) {
  const { order, by, change } = row;
  const title = movementTitle(row);
  const note = movementNote(row);
  const isLink = order !== null && !order.isDeleted;
  return (
    <tr>
      <th scope="row">
        {isLink ? (
          <Box component={Link} to={`${panelPaths.orders}?order=${order._id}`} sx={sentenceLink}>
            {title}
          </Box>
        ) : (
          <b>{title}</b>
        )}
        <div>
          {formatRecent(row.at)}
          {by !== '' && ` · ${by}`}
        </div>
        {note !== '' && <div>{note}</div>}
      </th>
      <Box component="td" sx={{ fontWeight: 600, color: change > 0 ? 'success.main' : undefined }}>
        {change > 0 ? '+' : change < 0 ? '−' : ''}
        {plainKg(Math.abs(change))}
      </Box>
      <td>{plainKg(row.freeAfter)}</td>
    </tr>
  );
}

const sumsStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1fr',
  m: 0,
  px: 4,
  py: 3,
  borderBottom: hairline,
};

const sum = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  '& > dt': { color: 'text.secondary', fontSize: 'note' },
  '& > dd': { m: 0, fontSize: 'page', fontWeight: 600, lineHeight: 1.2 },
} as const;

const signStyle = {
  position: 'absolute',
  left: -22,
  top: 6,
  color: 'text.secondary',
  fontSize: 'body',
  fontWeight: 400,
};

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 2, pl: 4, textAlign: 'left', verticalAlign: 'top', fontWeight: 400 },
  '& th + *': { pl: 0 },
  '& tr > :nth-of-type(n + 2), & td': { width: 64, pl: 0, textAlign: 'right' },
  '& tr > :last-child': { width: 76, pr: 4 },
  '& thead th': {
    backgroundColor: colours.flour100,
    color: colours.basalt700,
    fontSize: 'label',
    fontWeight: 600,
  },
  '& thead th:not(:first-of-type)': { textAlign: 'right' },
  '& tbody tr': { borderBottom: hairline },
  '& tbody th': { lineHeight: 1.4, overflowWrap: 'anywhere' },
  '& tbody th > div': { color: 'text.secondary', fontSize: 'note' },
  '& tbody b': { fontWeight: 600 },
} as const;
