import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { formatRupees } from '@dalan/contract/money/money';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { Run } from '@dalan/contract/mill/runs';
import { formatKg } from '../../lib/format/weight.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { UserAvatar } from '../../ui/icons/user-avatar.tsx';
import { Column, Figures } from './column.tsx';
import { loadOf } from './load.rules.ts';
import { EarlierDay } from './earlier-day.tsx';
import { RunMenu } from './run-menu.tsx';
import { runName, runsTexts as texts } from './runs-texts.ts';
import { stopItem, StopNumber, StopRow } from './stop-row.tsx';
import { StopHandle } from './stop-handle.tsx';
import type { useDragStop } from './use-drag-stop.ts';
import { strongLine, plainList } from '../../ui/layout/looks.ts';

type PlannedColumnProps = {
  run: Run;
  day: string;
  lift: Pick<ReturnType<typeof useDragStop>, 'liftedId' | 'handleProps'>;
  /** It was made just now: it comes into view. */
  isNew: boolean;
  isNextStep: boolean;
  onStart: () => void;
  onTakeAllOff: () => void;
  onRemove: () => void;
};

/** A run that has not started: its stops can be moved by their handles. */
export function PlannedColumn(props: PlannedColumnProps) {
  const { run, day, lift, isNew, isNextStep, onStart, onTakeAllOff, onRemove } = props;
  const load = loadOf(run.stops.map(({ order }) => order));
  const name = runName(run);
  return (
    <Column
      title={name}
      dropId={run._id}
      isNew={isNew}
      avatar={<UserAvatar name={run.rider.name} seed={run.rider._id} isStaff size={28} />}
      chips={
        <>
          <StatusChip text={texts.planned} />
          <RunMenu
            name={name}
            items={[
              { label: texts.takeAllOff, isOff: run.stops.length === 0, onChoose: onTakeAllOff },
              { label: texts.removeRun, isOff: run.stops.length > 0, onChoose: onRemove },
            ]}
          />
        </>
      }
      head={
        <>
          <EarlierDay run={run} day={day} />
          <Figures
            figures={[
              { value: String(load.orders), label: texts.stops(load.orders) },
              { value: formatKg(load.kg), label: texts.bags(load.bags) },
              { value: formatRupees(load.toCollect), label: texts.toCollect },
            ]}
          />
        </>
      }
      foot={
        run.stops.length > 0 && (
          <>
            <Button
              variant="outlined"
              component={Link}
              to={`${panelPaths.runSheet}?run=${run._id}`}
              startIcon={<Icon name="print" size={18} />}
            >
              {texts.runSheet}
            </Button>
            <Button
              variant={isNextStep ? 'contained' : 'outlined'}
              startIcon={<Icon name="truck" size={18} />}
              onClick={onStart}
            >
              {texts.start}
            </Button>
          </>
        )
      }
    >
      {run.stops.length === 0 && (
        <Box sx={{ px: 4, py: 5, color: 'text.secondary' }}>{texts.emptyRun}</Box>
      )}
      <Box component="ol" sx={plainList} aria-label={name}>
        {run.stops.map(({ order, position }) => (
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
                  <StopHandle
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

const plannedItem = { gridTemplateColumns: '44px 30px 1fr auto', pl: 0.5 };
const lifted = {
  zIndex: 2,
  outline: strongLine,
  boxShadow: `4px 4px 0 0 ${colours.basalt900}`,
  cursor: 'grabbing',
  userSelect: 'none',
} as const;
