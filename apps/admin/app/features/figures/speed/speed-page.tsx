import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { vitals } from '@dalan/contract/pages/visits';
import type { VisitFigures, Vital, VitalFigures } from '@dalan/contract/pages/visits';
import { languageNames } from '@dalan/contract/language/languages';
import { api } from '../../../lib/api/api.ts';
import { formatRecentDay } from '../../../lib/format/india-time.ts';
import { formatNumber } from '../../../lib/format/number.ts';
import { fourTiles, tile } from '../../../ui/layout/four-tiles.ts';
import { sentenceLink, sheetInset, sheetLook } from '../../../ui/layout/looks.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Sheet } from '../../../ui/layout/sheet.tsx';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { LateSkeleton } from '../../../ui/messages/late-skeleton.tsx';
import { FiguresTable } from '../figures-table.tsx';
import { formatVital, verdictOf } from './speed-format.ts';
import { pageNames, texts } from './speed-texts.ts';

/** Shows how fast the pages of the shop were for those who opened them. */
export function SpeedPage() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['visit-figures'],
    queryFn: ({ signal }) => api.call('getVisitFigures', undefined, { signal }),
  });
  return (
    <Box sx={parts}>
      <Box>
        <PageHead title={texts.title} />
        <Box component={Link} to={panelPaths.figures} sx={sentenceLink}>
          {texts.back}
        </Box>
      </Box>
      {isError && !data && (
        <Box sx={sheetLook}>
          <EmptyState picture="error" {...texts.notLoaded}>
            <Button variant="outlined" onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          </EmptyState>
        </Box>
      )}
      {!isError && !data && <LateSkeleton height={352} />}
      {data?.all.visits === 0 && (
        <Box sx={sheetLook}>
          <EmptyState picture="empty" {...texts.empty} />
        </Box>
      )}
      {data && data.all.visits > 0 && <Measured figures={data} />}
    </Box>
  );
}

function Measured({ figures: { all, pages, languages, releases, elements } }: MeasuredProps) {
  return (
    <>
      <Box component="p" sx={{ m: 0 }}>
        {texts.about(formatNumber(all.visits))} {texts.threeOfFour}
      </Box>
      <Box component="ul" aria-label={texts.inShort} sx={tiles}>
        {vitals.map((vital) => (
          <Tile key={vital} vital={vital} value={all[vital]} />
        ))}
      </Box>
      <Sheet title={texts.byPage}>
        <FiguresTable
          titles={titlesWith(texts.page)}
          rows={pages.map((row) => rowOf(row.page, pageNames[row.page] ?? row.page, row))}
        />
      </Sheet>
      <Box sx={columns}>
        <Sheet title={texts.byLanguage}>
          <FiguresTable
            titles={titlesWith(texts.language)}
            rows={languages.map((row) => rowOf(row.language, languageNames[row.language], row))}
          />
        </Sheet>
        <Sheet title={texts.byRelease}>
          <FiguresTable
            titles={titlesWith(texts.release)}
            rows={releases.map((row) => {
              const day = formatRecentDay(row.firstSeenAt);
              return rowOf(row.release, texts.since(row.release.slice(0, 7), day), row);
            })}
          />
        </Sheet>
      </Box>
      {elements.length > 0 && (
        <Sheet title={texts.waitedFor}>
          <FiguresTable
            titles={[texts.part, texts.visits]}
            rows={elements.map(({ vital, page, element, visits }) => ({
              key: `${vital} ${page} ${element}`,
              cells: [
                `${pageNames[page] ?? page}: ${texts.vitals[vital].name}, ${element}`,
                formatNumber(visits),
              ],
            }))}
          />
        </Sheet>
      )}
    </>
  );
}

type MeasuredProps = { figures: VisitFigures };

function Tile({ vital, value }: { vital: Vital; value: number | null }) {
  const { name, means } = texts.vitals[vital];
  const verdict = value === null ? undefined : verdictOf(vital, value);
  return (
    <Box component="li" sx={card}>
      <Box component="span" sx={{ fontWeight: 500 }}>
        {name}
      </Box>{' '}
      <b>{formatVital(vital, value)}</b>{' '}
      <Box component="strong" sx={{ color: verdict && verdictColours[verdict] }}>
        {verdict ? texts.verdicts[verdict] : texts.notMeasured}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {means}
      </Box>
    </Box>
  );
}

const shownInTables = ['lcp', 'inp', 'cls'] as const satisfies readonly Vital[];

function titlesWith(first: string): string[] {
  return [first, texts.visits, ...shownInTables.map((vital) => texts.vitals[vital].name)];
}

function rowOf(key: string, head: string, figures: VitalFigures) {
  const values = shownInTables.map((vital) => formatVital(vital, figures[vital]));
  return { key, cells: [head, formatNumber(figures.visits), ...values] as const };
}

const verdictColours = { good: 'success.main', fair: 'text.primary', poor: 'error.main' } as const;

const parts = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 3, sm: 4 } };

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { xs: 3, sm: 4 },
};

const tiles = { ...fourTiles, m: 0, p: 0, listStyle: 'none' } as const;

const card = {
  ...tile,
  ...sheetInset,
  fontSize: 'small',
  '&:hover': {},
  '& > b': { display: 'block', fontSize: 'page', fontWeight: 600, lineHeight: 1.3 },
} as const;
