import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Run, RunOverview, RunsAnswer } from '@dalan/contract/mill/runs';
import { runQuery, runsQuery } from '../../lib/api/runs.ts';
import { useShop } from '../../lib/api/shop.ts';
import { dayInIndia } from '../../lib/format/india-time.ts';
import { FailedState } from '../../ui/list/failed-state.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { groupWaiting } from './areas.rules.ts';
import { OutColumn } from './out-column.tsx';
import { planWith } from './plan.rules.ts';
import { PlannedColumn } from './planned-column.tsx';
import { nextStepRunId } from './run-state.ts';
import { RunsHead } from './runs-head.tsx';
import { runsTexts as texts } from './runs-texts.ts';
import { StartRunDialog } from './start-run-dialog.tsx';
import { useChangeRuns } from './use-change-runs.ts';
import { useDragStop } from './use-drag-stop.ts';
import { useLiveRuns } from './use-live-runs.ts';
import { useOpenRuns } from './use-open-runs.ts';
import { useDeliveryRule, useSavePlan, useSelection } from './use-runs.ts';
import { WaitingColumn } from './waiting-column.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useKeyDown } from '../../lib/use-key-down.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function RunsPage() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('day') ?? '';
  const day = DAY.test(asked) ? asked : dayInIndia(new Date());
  const { data, error, refetch } = useQuery({
    ...runsQuery(day),
    placeholderData: keepPreviousData,
  });
  const [newRunId, setNewRunId] = useState<string>();
  const { addRider } = useChangeRuns(day, setNewRunId);
  useLiveRuns();
  const runs = data?.runs ?? [];
  return (
    <>
      <RunsHead
        day={day}
        count={data ? countText(data) : ''}
        riders={data?.riders ?? []}
        runs={runs}
        canAdd={day >= dayInIndia(new Date())}
        isFirstStep={data !== undefined && runs.length === 0 && data.waiting.length > 0}
        onDay={(next) => setQuery({ day: next })}
        onAddRider={addRider}
      />
      {error && !data && <FailedState {...texts.failed} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Box sx={board} aria-hidden>
          {[0, 1, 2].map((column) => (
            <Skeleton key={column} variant="rectangular" height={420} />
          ))}
        </Box>
      )}
      {data && <Board key={day} day={day} data={data} newRunId={newRunId} />}
    </>
  );
}

function countText({ runs, waitingCount }: RunsAnswer): string {
  const stops = runs.reduce((sum, { stopCount }) => sum + stopCount, 0);
  const done = runs.reduce((sum, { doneCount }) => sum + doneCount, 0);
  if (runs.some(({ state }) => state !== 'planned')) return texts.stopsDone(done, stops);
  const all = stops + waitingCount;
  return all === 0 ? '' : texts.packedInRuns(all, stops);
}

type BoardProps = { day: string; data: RunsAnswer; newRunId: string | undefined };

function Board({ day, data, newRunId }: BoardProps) {
  const rule = useDeliveryRule();
  const { city } = useShop();
  const [starting, setStarting] = useState<Run>();
  const [isStartOpen, setIsStartOpen] = useState(false);
  const { removeRun } = useChangeRuns(day);
  const saving = useSavePlan(day);
  const queryClient = useQueryClient();
  const { opened, openedRun, onView } = useOpenRuns(data.runs);
  const planned = data.runs.filter(({ state }) => state === 'planned');
  const lift = useDragStop({
    planned: planned.flatMap(({ _id }) => openedRun(_id) ?? []),
    isLocked: saving.isLocked,
    save: (runs, onSettled) => saving.submit({ runs, onSettled }),
  });
  const selection = useSelection(data.waiting.map(({ _id }) => _id));
  const nextStep = nextStepRunId(data.runs);
  const now = useNow(MINUTE_MS);

  function add({ _id }: RunOverview) {
    const { selected, toggle } = selection;
    if (selected.length === 0 || saving.isLocked) return;
    saving.submit({
      runs: async () => planWith(await queryClient.query(runQuery(_id)), selected),
      onSettled: (isSaved) => {
        if (isSaved) toggle(selected, false);
      },
    });
  }
  useDigitKeys((digit) => {
    const run = planned[digit - 1];
    if (run !== undefined) add(run);
  });

  const held = opened
    .flatMap(({ stops }) => stops)
    .find(({ order }) => lift.isHeldOff && order._id === lift.liftedId)?.order;
  return (
    <>
      <Box role="status" aria-live="assertive">
        <VisuallyHidden>{lift.announcement}</VisuallyHidden>
      </Box>
      <VisuallyHidden>
        <span id="how-to-move">{texts.howToMove}</span>
      </VisuallyHidden>
      <Box sx={board}>
        <WaitingColumn
          waiting={data.waiting}
          waitingCount={data.waitingCount}
          groups={groupWaiting({ orders: data.waiting, day, rule, city })}
          toPack={data.toPack}
          hasRuns={data.runs.length > 0}
          held={held}
          handleProps={lift.handleProps}
          selected={selection.selected}
          onToggle={selection.toggle}
          planned={planned}
          onAdd={add}
        />
        {data.runs.map((overview) => {
          const { _id: runId, version } = overview;
          const run = openedRun(runId);
          const column = {
            overview,
            day,
            isNextStep: runId === nextStep,
            onView: (isInView: boolean) => onView(runId, isInView),
          };
          if (overview.state !== 'planned') {
            return <OutColumn key={runId} {...column} run={run} now={now} />;
          }
          return (
            <PlannedColumn
              key={runId}
              {...column}
              run={lift.runs.find(({ _id }) => _id === runId)}
              lift={lift}
              isNew={runId === newRunId}
              onStart={() => {
                setStarting(run);
                setIsStartOpen(true);
              }}
              onTakeAllOff={() => saving.submit({ runs: [{ runId, version, orderIds: [] }] })}
              onRemove={() => removeRun(runId)}
            />
          );
        })}
      </Box>
      {starting && (
        <StartRunDialog
          key={starting._id}
          run={openedRun(starting._id) ?? starting}
          state={{
            isOpen: isStartOpen,
            onClose: () => setIsStartOpen(false),
            onExited: () => setStarting(undefined),
          }}
        />
      )}
    </>
  );
}

/** Digits press the buttons they are drawn on, unless a field or a dialog has the focus. */
function useDigitKeys(onDigit: (digit: number) => void): void {
  useKeyDown((event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !/^[1-9]$/.test(key)) return;
    const isTyping =
      target instanceof Element &&
      target.closest('input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu]');
    if (!isTyping) onDigit(Number(key));
  });
}

const MINUTE_MS = 60_000;

const board = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(270px, 330px)',
  },
  gap: 4,
  alignItems: 'start',
  // The riders stand side by side, however many there are: the board scrolls, not the page.
  gridAutoFlow: { lg: 'column' },
  gridAutoColumns: { lg: 'minmax(338px, 1fr)' },
  overflowX: { lg: 'auto' },
  m: { lg: -1.5 },
  p: { lg: 1.5 },
} as const;
