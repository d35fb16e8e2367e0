import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { formatRupees } from '@dalan/contract/money/money';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { Run, RunOverview } from '@dalan/contract/mill/runs';
import { formatKg } from '../../lib/format/weight.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { DragHandle } from '../../ui/sorting/drag-handle.tsx';
import { UserAvatar } from '../../ui/icons/user-avatar.tsx';
import { Column, ComingStops, Figures } from './column.tsx';
import { loadOf } from './load.rules.ts';
import { EarlierDay } from './earlier-day.tsx';
import { RunMenu } from './run-menu.tsx';
import { runName, runsTexts as texts } from './runs-texts.ts';
import { stopItem, StopNumber, StopRow } from './stop-row.tsx';
import type { useDragStop } from './use-drag-stop.ts';
import { strongLine, plainList } from '../../ui/layout/looks.ts';

type PlannedColumnProps = {
  overview: RunOverview;
  /** Undefined until its stops are loaded. */
  run: Run | undefined;
  day: string;
  lift: Pick<ReturnType<typeof useDragStop>, 'liftedId' | 'handleProps'>;
  /** True if the run was added just now, so that it comes into view. */
  isNew: boolean;
  isNextStep: boolean;
  onView: (isInView: boolean) => void;
  onStart: () => void;
  onTakeAllOff: () => void;
  onRemove: () => void;
};

/** A run that has not started: its stops can be moved by their handles. */
export function PlannedColumn(props: PlannedColumnProps) {
  const { overview, run, day, lift, isNew, isNextStep, onView } = props;
  const { onStart, onTakeAllOff, onRemove } = props;
  const stopCount = run?.stops.length ?? overview.stopCount;
  const { rider, _id: runId } = overview;
  const name = runName(overview);
  return (
    <Column
      title={name}
      dropId={run && runId}
      isNew={isNew}
      onView={onView}
      avatar={<UserAvatar name={rider.name} seed={rider._id} isStaff size={28} />}
      chips={
        <>
          <StatusChip text={texts.planned} />
          <RunMenu
            name={name}
            items={[
              { label: texts.takeAllOff, isOff: stopCount === 0, onChoose: onTakeAllOff },
              { label: texts.removeRun, isOff: stopCount > 0, onChoose: onRemove },
            ]}
          />
        </>
      }
      head={
        <>
          <EarlierDay run={overview} day={day} />
          <Figures
            figures={[
              { value: String(stopCount), label: texts.stops(stopCount) },
              ...(run ? figuresOf(run) : []),
            ]}
          />
        </>
      }
      foot={
        stopCount > 0 && (
          <>
            <Button
              variant="outlined"
              component={Link}
              to={`${panelPaths.runSheet}?run=${runId}`}
              startIcon={<Icon name="print" size={18} />}
            >
              {texts.runSheet}
            </Button>
            <Button
              variant={isNextStep ? 'contained' : 'outlined'}
              startIcon={<Icon name="truck" size={18} />}
              disabled={run === undefined}
              onClick={onStart}
            >
              {texts.start}
            </Button>
          </>
        )
      }
    >
      {stopCount === 0 && (
        <Box sx={{ px: 4, py: 5, color: 'text.secondary' }}>{texts.emptyRun}</Box>
      )}
      {run === undefined && <ComingStops count={stopCount} />}
      <Box component="ol" sx={plainList} aria-label={name}>
        {run?.stops.map(({ order, position }) => (
          <Box
            component="li"
            key={order._id}
            data-stop={order._id}
            sx={{ ...stopItem, ...plannedItem, ...(lift.liftedId === order._id && lifted) }}
          >
            <StopRow
              order={order}
              mark={
                <>
                  <DragHandle
                    label={texts.move(order.userId.name, position)}
                    isLifted={lift.liftedId === order._id}
                    {...lift.handleProps(order._id, order.userId.name)}
                  />
                  <StopNumber position={position} />
                </>
              }
              {...(order.packedAt === null && {
                chip: <StatusChip text={texts.notPacked} tone="warning" icon="pack" />,
              })}
            />
          </Box>
        ))}
      </Box>
    </Column>
  );
}

function figuresOf({ stops }: Run) {
  const load = loadOf(stops.map(({ order }) => order));
  return [
    { value: formatKg(load.kg), label: texts.bags(load.bags) },
    { value: formatRupees(load.toCollect), label: texts.toCollect },
  ];
}

const plannedItem = { gridTemplateColumns: '44px 30px 1fr auto', pl: 0.5 };
const lifted = {
  zIndex: 2,
  outline: strongLine,
  boxShadow: `4px 4px 0 0 ${colours.basalt900}`,
  cursor: 'grabbing',
  userSelect: 'none',
} as const;
