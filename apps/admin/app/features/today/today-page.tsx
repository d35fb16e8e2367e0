import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { Today } from '@dalan/contract/mill/today';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { LateSkeleton } from '../../ui/messages/late-skeleton.tsx';
import { FailedState } from '../../ui/list/failed-state.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { RetryButton } from '../../ui/buttons/retry-button.tsx';
import { CashToCollect } from './cash-to-collect.tsx';
import { DrawerToday } from './drawer-today.tsx';
import { KgToMill } from './kg-to-mill.tsx';
import { LowStock } from './low-stock.tsx';
import { SalesChart } from './sales-chart.tsx';
import { SampleTexts } from './sample-texts.tsx';
import { StepTiles } from './step-tiles.tsx';
import { ToAnswer } from './to-answer.tsx';
import { ToReceive } from './to-receive.tsx';
import { texts } from './today-texts.ts';
import { UnsentMails } from './unsent-mails.tsx';
import { useToday } from './use-today.ts';
import { sheetLook } from '../../ui/layout/looks.ts';

/** The mill's day at a glance. Every figure opens the list behind it. */
export function TodayPage() {
  const { data: today, isError, refetch } = useToday();
  const retry = () => void refetch();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 } }}>
      <Box sx={head}>
        <PageTitle>{texts.title}</PageTitle>
        <Box component="span" sx={{ color: 'text.secondary', mr: 'auto' }}>
          {today && texts.about(today.openOrders, today.placedSinceYesterdayNoon)}
        </Box>
        <Button
          variant={today?.waiting.toConfirm === 0 ? 'outlined' : 'contained'}
          component={Link}
          to={panelPaths.confirm}
          startIcon={<Icon name="phone" size={18} />}
          sx={{ minHeight: 44 }}
        >
          {texts.confirmNext}
        </Button>
      </Box>
      <SampleTexts />
      {isError && today && (
        <ErrorAlert action={<RetryButton variant="outlined" onRetry={retry} />}>
          {texts.old}
        </ErrorAlert>
      )}
      {isError && !today && (
        <Box sx={sheetLook}>
          <FailedState {...texts.notLoaded} onRetry={retry} />
        </Box>
      )}
      {!isError && !today && <Loading />}
      {today && <Figures today={today} />}
    </Box>
  );
}

function Loading() {
  return (
    <>
      <LateSkeleton height={126} />
      <Box sx={columns}>
        <LateSkeleton height={434} />
        <LateSkeleton height={434} />
      </Box>
    </>
  );
}

function Figures({ today }: { today: Today }) {
  return (
    <>
      <StepTiles today={today} />
      {/* A sheet that says only that there is nothing to mill is not stretched. */}
      <Box sx={[columns, today.flours.length === 0 && { alignItems: 'start' }]}>
        <KgToMill today={today} />
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, alignContent: 'start', minWidth: 0 }}>
          <CashToCollect cash={today.cash} />
          <DrawerToday drawer={today.drawer} />
          <ToReceive today={today} />
          <LowStock flours={today.lowStock} />
          <ToAnswer claims={today.claims} messages={today.waiting.messages} />
          <UnsentMails />
        </Box>
      </Box>
      <SalesChart sales={today.sales} />
    </>
  );
}

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 };

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 376px' },
  gap: { xs: 3, sm: 4 },
};
