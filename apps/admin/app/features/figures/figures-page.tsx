import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router';
import type { Figures } from '@dalan/contract/office/figures';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { dayInIndia } from '../../lib/format/india-time.ts';
import { useChangeParams } from '../../lib/lists/change-params.ts';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { LateSkeleton } from '../../ui/messages/late-skeleton.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { readRange } from './figures-range.ts';
import { texts } from './figures-texts.ts';
import { Headlines } from './headlines.tsx';
import { MoneyReceived } from './money-received.tsx';
import { OrdersByHour } from './orders-by-hour.tsx';
import { RangeBar } from './range-bar.tsx';
import { SalesByDay, shortRange } from './sales-by-day.tsx';
import { ByArea, ByChannel, ByFlour, Customers, LostOrders } from './tables.tsx';
import { useFigures } from './use-figures.ts';
import { sentenceLink, sheetLook } from '../../ui/layout/looks.ts';

/** Shows what the mill sold, to whom and where, in a range of days. The range is in the address. */
export function FiguresPage() {
  const [search] = useSearchParams();
  const change = useChangeParams();
  const today = dayInIndia(new Date());
  const range = readRange(search, today);
  const { data: figures, isError, isPlaceholderData, refetch } = useFigures(range);
  const retry = (
    <Button
      variant="outlined"
      startIcon={<Icon name="retry" size={18} />}
      onClick={() => void refetch()}
    >
      {texts.retry}
    </Button>
  );
  const isOld = isError && figures !== undefined;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle>{texts.title}</PageTitle>
      <Box sx={head}>
        <RangeBar range={range} today={today} onChange={(chosen) => change(chosen)} />
        {figures && !isPlaceholderData && figures.sumsBefore.placed > 0 && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {texts.against(shortRange(figures.daysBefore, today))}
          </Box>
        )}
        <Box component={Link} to={panelPaths.speed} sx={{ ...sentenceLink, ml: { sm: 'auto' } }}>
          {texts.speed}
        </Box>
      </Box>
      {isOld && <ErrorAlert action={retry}>{texts.old}</ErrorAlert>}
      {isError && !figures && (
        <Box sx={sheetLook}>
          <EmptyState picture="error" {...texts.notLoaded}>
            {retry}
          </EmptyState>
        </Box>
      )}
      {!isError && !figures && <Loading />}
      {figures && (
        <Box
          aria-busy={isPlaceholderData}
          sx={{ ...parts, ...(isPlaceholderData && { opacity: 0.5 }) }}
        >
          <Parts figures={figures} today={today} />
        </Box>
      )}
    </Box>
  );
}

function Loading() {
  return (
    <>
      <LateSkeleton height={106} />
      <LateSkeleton height={352} />
      <Box sx={columns}>
        <LateSkeleton height={500} />
        <LateSkeleton height={500} />
      </Box>
    </>
  );
}

function Parts({ figures, today }: { figures: Figures; today: string }) {
  const hasMoney = figures.money.some(({ receivedPaise, payments }) => receivedPaise || payments);
  if (figures.sums.placed === 0 && !hasMoney) {
    return (
      <Box sx={sheetLook}>
        <EmptyState picture="empty" {...texts.empty} />
      </Box>
    );
  }
  return (
    <>
      <Headlines figures={figures} />
      <SalesByDay figures={figures} today={today} />
      <Box sx={columns}>
        <Box sx={parts}>
          <ByFlour figures={figures} />
          <Customers figures={figures} />
          <LostOrders figures={figures} />
        </Box>
        <Box sx={parts}>
          <ByChannel figures={figures} />
          <ByArea figures={figures} />
          <MoneyReceived figures={figures} />
          <OrdersByHour figures={figures} />
        </Box>
      </Box>
    </>
  );
}

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 3 };

const parts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 3, sm: 4 },
  alignContent: 'start',
};

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: { xs: 3, sm: 4 },
};
