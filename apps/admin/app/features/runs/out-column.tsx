import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { indianTelephoneLink } from '@dalan/contract/contact/contact-links';
import { formatRupees } from '@dalan/contract/money/money';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { firstNameOf } from '@dalan/contract/mill/runs';
import type { Run, RunOverview, RunStop } from '@dalan/contract/mill/runs';
import { dateAndTime } from '../../lib/format/india-time.ts';
import { actionInWords } from '../../lib/format/rider-action.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { UserAvatar } from '../../ui/icons/user-avatar.tsx';
import { Column, ComingStops, Figures } from './column.tsx';
import { EarlierDay } from './earlier-day.tsx';
import { leftOpenAt, loadOf } from './load.rules.ts';
import { LeftOpen } from './left-open.tsx';
import { doneText, isFinished, openStops, silentSince } from './run-state.ts';
import { runName, runsTexts as texts } from './runs-texts.ts';
import { stopItem, StopNumber, StopRow } from './stop-row.tsx';
import { plainList } from '../../ui/layout/looks.ts';

type OutColumnProps = {
  overview: RunOverview;
  /** Undefined until its stops are loaded. */
  run: Run | undefined;
  day: string;
  isNextStep: boolean;
  now: Date;
  onView: (isInView: boolean) => void;
};

/** A run that is on its way or closed: what is done, what is next, and the money. */
export function OutColumn({ overview, run, day, isNextStep, now, onView }: OutColumnProps) {
  const { rider, state } = overview;
  const left = run ? openStops(run) : [];
  return (
    <Column
      title={runName(overview)}
      avatar={<UserAvatar name={rider.name} seed={rider._id} isStaff size={28} />}
      chips={<StateChip run={overview} />}
      onView={onView}
      head={
        <>
          <EarlierDay run={overview} day={day} />
          {run && <Money run={run} now={now} />}
        </>
      }
      foot={
        <>
          {state === 'out' && rider.phone !== '' && (
            <Button
              variant="outlined"
              href={indianTelephoneLink(rider.phone)}
              startIcon={<Icon name="phone" size={18} />}
            >
              {texts.call(firstNameOf(rider.name))}
            </Button>
          )}
          <Button
            variant={isNextStep ? 'contained' : 'outlined'}
            component={Link}
            to={`${panelPaths.cashCount}?run=${overview._id}`}
            startIcon={<Icon name="cash" size={18} />}
          >
            {state === 'closed' ? texts.seeCount : texts.countCash}
          </Button>
        </>
      }
    >
      {run === undefined && <ComingStops count={overview.stopCount} />}
      <Box component="ol" sx={plainList} aria-label={runName(overview)}>
        {run?.stops.map((stop) => (
          <OutStop key={stop.order._id} stop={stop} isNext={stop === left[0]} />
        ))}
      </Box>
    </Column>
  );
}

/** Shows what is done, what the rider took and what is left. */
function Money({ run, now }: { run: Run; now: Date }) {
  const toCollect = loadOf(openStops(run).map(({ order }) => order)).toCollect;
  const silent = silentSince(run, now);
  return (
    <>
      <Progress stops={run.stops} />
      <Figures
        figures={[
          { value: formatRupees(run.cashTaken), label: texts.cashTaken },
          { value: formatRupees(run.upiTaken), label: texts.byUpi },
          { value: formatRupees(toCollect), label: texts.toCollect },
        ]}
      />
      <LeftOpen run={run} />
      {silent !== undefined && (
        <Box sx={{ mt: 2 }}>
          <StatusChip text={texts.lastHeard(dateAndTime(silent).time)} tone="error" icon="clock" />
        </Box>
      )}
    </>
  );
}

function StateChip({ run }: { run: RunOverview }) {
  if (run.state === 'closed') return <StatusChip text={texts.closed} tone="success" icon="check" />;
  if (isFinished(run)) return <StatusChip text={texts.finished} tone="success" icon="check" />;
  const since = run.startedAt === null ? '' : dateAndTime(run.startedAt).time;
  return <StatusChip text={texts.outSince(since)} tone="info" icon="truck" />;
}

/** Draws what the rows below say. */
function Progress({ stops }: { stops: RunStop[] }) {
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 0.5, mt: 2 }}>
      {stops.map(({ order, outcome }) => (
        <Box
          key={order._id}
          sx={{
            flex: 1,
            height: 8,
            border: `1px solid ${colours.basalt500}`,
            ...(outcome === 'delivered' && doneSegment),
            ...(outcome !== null && outcome !== 'delivered' && failedSegment),
          }}
        />
      ))}
    </Box>
  );
}

function OutStop({ stop, isNext }: { stop: RunStop; isNext: boolean }) {
  const { order, outcome, position } = stop;
  if (outcome === null) {
    return (
      <Box component="li" sx={{ ...stopItem, ...outItem, ...(isNext && nextItem) }}>
        <StopRow
          order={order}
          mark={<StopNumber position={position} />}
          {...(isNext && { beforeAddress: texts.next })}
          chip={<Unrecorded stop={stop} />}
        />
      </Box>
    );
  }
  const isDelivered = outcome === 'delivered';
  const isOwed = leftOpenAt(stop) > 0;
  const doneColour = isDelivered ? (isOwed ? colours.haldiDark : colours.paan) : colours.kumkum;
  return (
    <Box component="li" sx={{ ...stopItem, ...outItem }}>
      <StopRow
        order={order}
        isDone
        about={doneText(stop)}
        chip={<Unrecorded stop={stop} />}
        mark={
          <Box sx={{ ...doneMark, backgroundColor: doneColour }}>
            <Icon name={isDelivered ? (isOwed ? 'rupee' : 'check') : 'close'} size={16} />
          </Box>
        }
      />
    </Box>
  );
}

/** Shows what the rider did, if the shop could not record it. */
function Unrecorded({ stop: { unrecorded } }: { stop: RunStop }) {
  if (unrecorded === null) return null;
  return (
    <Box sx={{ mt: 1, fontSize: 'note', fontWeight: 600, color: colours.kumkum }}>
      {texts.unrecorded(actionInWords(unrecorded), dateAndTime(unrecorded.tappedAt).time)}
    </Box>
  );
}

const outItem = { gridTemplateColumns: '34px 1fr auto' };
const nextItem = {
  backgroundColor: colours.flour50,
  boxShadow: `inset 4px 0 0 ${colours.haldi}`,
};
const doneSegment = { backgroundColor: colours.paan, borderColor: colours.paan };
const failedSegment = { backgroundColor: colours.kumkum, borderColor: colours.kumkum };
const doneMark = {
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  color: colours.flour0,
};
