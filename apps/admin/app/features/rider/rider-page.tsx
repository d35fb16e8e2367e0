import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useShop } from '../../lib/api/shop.ts';
import { colours } from '../../ui/theme/colours.ts';
import { Bands } from './bands.tsx';
import { keepPageOnPhone } from './phone/keep-page-on-phone.ts';
import { openPhone, refreshRuns, useRiderPhone, waitingOf } from './phone/rider-phone.ts';
import { RiderMenu } from './rider-menu.tsx';
import { bigButton } from './rider-styles.ts';
import { riderTexts } from './rider-texts.ts';
import { RunScreen } from './run-screen.tsx';
import { currentRun, viewOf } from './run-view.ts';
import { shownIn } from './stop-path.ts';
import { StopScreen } from './stop/stop-screen.tsx';

/** The page on the rider's phone: their own runs, with or without a network. */
export function RiderPage({ riderId }: { riderId: string }) {
  const phone = useRiderPhone();
  const shop = useShop();
  const [search] = useSearchParams();
  const { runId, orderId } = shownIn(search);
  useEffect(() => openPhone(riderId), [riderId]);
  useEffect(() => keepPageOnPhone(), []);
  useAskBeforeLeaving(waitingOf(phone).length > 0);

  const { snapshot, actions, isRead, hasFailed } = phone;
  const runs = snapshot?.runs;
  const chosen = runs?.runs.find(({ _id }) => _id === runId);
  const run = chosen ?? currentRun(runs?.runs ?? [], actions);
  const view = run && viewOf(run, actions);
  const stop = view?.stops.find(({ order }) => order._id === orderId);
  return (
    <Box sx={{ minHeight: '100dvh', backgroundColor: colours.flour50 }}>
      <title>{riderTexts.pageTitle(shop)}</title>
      <link rel="manifest" href="/admin/my-run.webmanifest" />
      {view && runs && stop && (
        <StopScreen key={stop.order._id} view={view} stop={stop} runs={runs} />
      )}
      {view && !stop && <RunScreen view={view} />}
      {!view && isRead && (hasFailed || runs) && <NoRun hasFailed={hasFailed} />}
    </Box>
  );
}

function NoRun({ hasFailed }: { hasFailed: boolean }) {
  const { title, text } = hasFailed ? riderTexts.failed : riderTexts.empty;
  const picture = hasFailed ? 'scene-cracked-268.avif' : 'scene-scale.svg';
  return (
    <>
      <Box component="header" data-ground="basalt" sx={bar}>
        <RiderMenu />
      </Box>
      <Bands />
      <Box component="main" sx={empty}>
        <Box component="img" src={`/admin/art/${picture}`} alt="" sx={{ height: 108, mb: 2 }} />
        <Box component="h1" tabIndex={-1} sx={{ typography: 'h1', m: 0 }}>
          {title}
        </Box>
        <Box component="p" sx={{ m: 0, fontSize: 'lead', color: 'text.secondary' }}>
          {text}
        </Box>
        {hasFailed && (
          <Button variant="outlined" sx={bigButton} onClick={() => void refreshRuns()}>
            {riderTexts.failed.retry}
          </Button>
        )}
      </Box>
    </>
  );
}

/**
 * The browser asks before leaving. Nothing would be lost, but the mill does not have the actions
 * yet.
 */
function useAskBeforeLeaving(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsked]);
}

const bar = {
  display: 'flex',
  justifyContent: 'flex-end',
  minHeight: 56,
  alignItems: 'center',
  pr: 1,
  backgroundColor: colours.basalt900,
} as const;

const empty = {
  display: 'grid',
  justifyItems: 'center',
  gap: 3,
  px: 4,
  py: 16,
  textAlign: 'center',
  textWrap: 'balance',
} as const;
