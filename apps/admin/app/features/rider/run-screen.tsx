import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router';
import { formatRupees } from '@dalan/contract/money/money';
import { saysPaid } from '@dalan/contract/payments/payments';
import { formatKg } from '../../lib/format/weight.ts';
import { languageTexts } from '../../lib/language/language-texts.ts';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Bands, WaitingList } from './bands.tsx';
import { ContactActions } from './stop/contact-actions.tsx';
import { FinishedParts } from './finished-parts.tsx';
import { RiderHead } from './rider-head.tsx';
import {
  accountBar,
  amountBar,
  listTitle,
  mainCard,
  customerName,
  paidBar,
  small,
} from './rider-styles.ts';
import { riderTexts } from './rider-texts.ts';
import type { RunView, StopView } from './run-view.ts';
import { RunLinks } from './run-links.tsx';
import { StopAddress } from './stop/stop-address.tsx';
import { stopPath } from './stop-path.ts';
import { DoneStops, StopRows } from './stop-rows.tsx';
import { UndoBar } from './undo-bar.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';

/** Shows the next stop in full, then the rest in order; any of them may be done first. */
export function RunScreen({ view }: { view: RunView }) {
  const { run, stops, open } = view;
  const [next, ...rest] = open;
  const done = stops.filter(({ outcome, waiting }) => outcome !== null && waiting === undefined);
  return (
    <>
      <RiderHead view={view} />
      <Bands />
      <Box component="main" sx={main}>
        <RunLinks current={run._id} />
        <WaitingList view={view} />
        {next ? (
          <>
            <NextStop runId={run._id} stop={next} count={stops.length} />
            {rest.length > 0 && (
              <>
                <Box component="h2" sx={listTitle}>
                  {riderTexts.then}
                </Box>
                <StopRows runId={run._id} stops={rest} />
              </>
            )}
            <DoneStops label={riderTexts.done(done.length)} runId={run._id} stops={done} />
          </>
        ) : (
          <FinishedParts view={view} />
        )}
      </Box>
      <UndoBar view={view} />
    </>
  );
}

type NextStopProps = { runId: string; stop: StopView; count: number };

function NextStop({ runId, stop, count }: NextStopProps) {
  const { order, position, kg, bags } = stop;
  return (
    <Box component="section" aria-label={riderTexts.next(position, count)} sx={mainCard}>
      <Box sx={{ px: 4, pt: 3, pb: 4 }}>
        <Box sx={{ ...small, fontWeight: 600, display: 'flex', justifyContent: 'space-between' }}>
          <span>{riderTexts.next(position, count)}</span>
          <span>{riderTexts.load(formatKg(kg), bags)}</span>
        </Box>
        <Box component="h2" sx={{ m: 0, ...customerName }}>
          {order.userId.name}
        </Box>
        <StopAddress stop={stop} />
      </Box>
      <AmountBar stop={stop}>{riderTexts.toCollect}</AmountBar>
      <ContactActions stop={stop}>
        <ButtonBase component={Link} to={stopPath(runId, order._id)}>
          <Icon name="right" />
          <span>
            {riderTexts.open}
            <VisuallyHidden>
              {' '}
              {asksFor(stop)}, {order.userId.name}
            </VisuallyHidden>
          </span>
        </ButtonBase>
      </ContactActions>
    </Box>
  );
}

/** `₹412.00`, or why nothing is to collect. */
function asksFor({ toCollect, order }: StopView): string {
  if (toCollect > 0) return formatRupees(toCollect);
  return order.onAccount ? riderTexts.onAccount : riderTexts.paid;
}

/** For a stop that is paid, the bar asks for nothing. */
export function AmountBar({ stop, children }: { stop: StopView; children: React.ReactNode }) {
  const { toCollect, order } = stop;
  if (toCollect === 0 && order.onAccount) {
    return (
      <Box sx={accountBar}>
        <span>
          <b>{riderTexts.onAccount}</b>
          <br />
          {riderTexts.collectNothing(stop)}
        </span>
        <Icon name="accounts" size={28} />
      </Box>
    );
  }
  if (toCollect === 0) {
    return (
      <Box sx={paidBar}>
        <span>{riderTexts.paidBefore}</span>
        <b>{riderTexts.paid}</b>
      </Box>
    );
  }
  return (
    <Box sx={amountBar}>
      <span>
        {children}
        {saysPaid(stop.order) && (
          <Box sx={{ mt: 1 }}>
            <StatusChip tone="warning" sign="₹" text={languageTexts.saysPaid} />
          </Box>
        )}
      </span>
      <b>{formatRupees(toCollect)}</b>
    </Box>
  );
}

const main = { px: 3, pb: '96px', maxWidth: 640, mx: 'auto' };
