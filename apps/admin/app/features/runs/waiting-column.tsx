import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { Link } from 'react-router';
import { formatRupees } from '@dalan/contract/money/money';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { RunOverview, WaitingOrder } from '@dalan/contract/mill/runs';
import { formatLongDay } from '../../lib/format/india-time.ts';
import { formatKg } from '../../lib/format/weight.ts';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { WaitingGroup } from './areas.rules.ts';
import { Column, Figures } from './column.tsx';
import { loadOf } from './load.rules.ts';
import { runName, runsTexts as texts, shortRunName } from './runs-texts.ts';
import { DragHandle } from '../../ui/sorting/drag-handle.tsx';
import { stopItem, StopRow } from './stop-row.tsx';
import type { useDragStop } from './use-drag-stop.ts';
import { hairline, strongLine, plainList } from '../../ui/layout/looks.ts';
import { KeyHint } from '../../ui/buttons/key-hint.tsx';

type WaitingColumnProps = {
  waiting: WaitingOrder[];
  /** The number of waiting orders, including those that are not listed. */
  waitingCount: number;
  groups: WaitingGroup[];
  toPack: number;
  hasRuns: boolean;
  /** A stop that is held over this column: dropping it takes it off its run. */
  held: WaitingOrder | undefined;
  handleProps: ReturnType<typeof useDragStop>['handleProps'];
  selected: readonly string[];
  onToggle: (ids: string[], isOn: boolean) => void;
  planned: RunOverview[];
  onAdd: (run: RunOverview) => void;
};

/** Packed orders without a run, by area. */
export function WaitingColumn(props: WaitingColumnProps) {
  const {
    waiting,
    waitingCount,
    groups,
    toPack,
    hasRuns,
    held,
    handleProps,
    selected,
    onToggle,
    planned,
    onAdd,
  } = props;
  const load = loadOf(waiting);
  const isEmpty = waiting.length === 0 && held === undefined;
  return (
    <Column
      title={texts.notInARun}
      dropId=""
      chips={
        waiting.length > 0 && (
          <StatusChip text={texts.packed(waitingCount)} tone="warning" icon="pack" />
        )
      }
      head={
        waiting.length > 0 && (
          <>
            <Figures
              figures={[
                { value: String(load.orders), label: texts.orders(load.orders) },
                { value: formatKg(load.kg), label: texts.bags(load.bags) },
                { value: formatRupees(load.toCollect), label: texts.toCollect },
              ]}
            />
            {waitingCount > waiting.length && (
              <Box sx={{ mt: 2 }}>{texts.listedOf(waiting.length, waitingCount)}</Box>
            )}
          </>
        )
      }
      foot={waiting.length > 0 && <AddTo count={selected.length} planned={planned} onAdd={onAdd} />}
    >
      {held && (
        <Box sx={{ ...stopItem, ...heldItem }}>
          <StopRow
            order={held}
            mark={
              <DragHandle
                label={texts.moveIn(held.userId.name)}
                isLifted
                {...handleProps(held._id, held.userId.name)}
              />
            }
          />
        </Box>
      )}
      {isEmpty && (
        <EmptyState
          picture="empty"
          title={hasRuns ? texts.everyPacked.title : texts.everyPacked.nothing}
          text={texts.toPack(toPack)}
        >
          <Button variant="outlined" component={Link} to={`${panelPaths.orders}?step=to-pack`}>
            {texts.seeToPack}
          </Button>
        </EmptyState>
      )}
      {groups.map((group) => (
        <Group key={group.name} group={group} selected={selected} onToggle={onToggle} />
      ))}
    </Column>
  );
}

type GroupProps = Pick<WaitingColumnProps, 'selected' | 'onToggle'> & { group: WaitingGroup };

function Group({ group, selected, onToggle }: GroupProps) {
  const { name, isLate, orders, load } = group;
  const ids = orders.map(({ _id }) => _id);
  const ticked = ids.filter((id) => selected.includes(id)).length;
  return (
    <Box role="group" aria-label={name}>
      <Box component="label" sx={{ ...groupHead, ...(isLate && lateHead) }}>
        <Checkbox
          checked={ticked === ids.length}
          indeterminate={ticked > 0 && ticked < ids.length}
          slotProps={{ input: { 'aria-label': texts.selectAll(name) } }}
          onChange={(_event, isOn) => onToggle(ids, isOn)}
        />
        <Box component="b" sx={{ flex: 1, lineHeight: 1.25 }}>
          {name}
        </Box>
        <Box sx={{ whiteSpace: 'nowrap' }}>
          {load.orders} · {formatKg(load.kg)}
        </Box>
      </Box>
      <Box component="ul" sx={plainList}>
        {orders.map((order) => {
          const isOn = selected.includes(order._id);
          return (
            <Box component="li" key={order._id}>
              <Box component="label" sx={{ ...stopItem, ...waitingItem, ...(isOn && tickedItem) }}>
                <StopRow
                  order={order}
                  mark={
                    <Checkbox
                      checked={isOn}
                      slotProps={{ input: { 'aria-label': texts.select(order.userId.name) } }}
                      onChange={() => onToggle([order._id], !isOn)}
                      sx={{ mt: -2.5, ml: -2.5 }}
                    />
                  }
                  {...(isLate && {
                    chip: (
                      <Box sx={{ fontSize: 'note', fontWeight: 600, color: colours.kumkum }}>
                        {texts.due(formatLongDay(order.dueOn))}
                      </Box>
                    ),
                  })}
                />
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

type AddToProps = Pick<WaitingColumnProps, 'planned' | 'onAdd'> & { count: number };

function AddTo({ count, planned, onAdd }: AddToProps) {
  if (planned.length === 0) return texts.riderFirst;
  if (count === 0) return texts.selectFirst;
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {texts.addTo(count)}
      </Box>
      {planned.map((run, index) => (
        <Button
          key={run._id}
          variant="outlined"
          sx={{ px: 2 }}
          onClick={() => onAdd(run)}
          endIcon={index < 9 && <KeyHint>{String(index + 1)}</KeyHint>}
          {...(index < 9 && { 'aria-keyshortcuts': String(index + 1) })}
        >
          <span aria-hidden>{shortRunName(run)}</span>
          <VisuallyHidden>{texts.addToRun(runName(run), count)}</VisuallyHidden>
        </Button>
      ))}
    </>
  );
}

const groupHead = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  pl: 1,
  pr: 4,
  borderBottom: hairline,
  backgroundColor: colours.flour100,
  fontSize: 'small',
  cursor: 'pointer',
};
const lateHead = { backgroundColor: colours.kumkumTint, color: colours.kumkumDark };
const waitingItem = { gridTemplateColumns: '34px 1fr auto', cursor: 'pointer' };
const tickedItem = {
  backgroundColor: colours.flour50,
  boxShadow: `inset 4px 0 0 ${colours.basalt900}`,
};
const heldItem = {
  gridTemplateColumns: '44px 1fr auto',
  m: 1,
  outline: strongLine,
  boxShadow: `4px 4px 0 0 ${colours.basalt900}`,
};
