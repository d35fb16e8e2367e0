import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Order } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { Run, RunOverview } from '@dalan/contract/mill/runs';
import { api } from '../../../lib/api/api.ts';
import { runQuery, RUNS_KEY, runsQuery } from '../../../lib/api/runs.ts';
import { dayInIndia } from '../../../lib/format/india-time.ts';
import { useRowMutation } from '../../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { ErrorAlert } from '../../../ui/messages/error-alert.tsx';
import { ORDERS_KEY } from '../order-cache.ts';
import { totalsOf } from './bulk-actions.ts';
import { bulkTexts as texts } from './bulk-texts.ts';
import { ChoiceList } from '../../../ui/form/choice-list.tsx';

type AddToRunDialogProps = { orders: Order[]; state: DialogState; onAdded: () => void };

/** Appends the orders to a planned run of a day: all of them or none. */
export function AddToRunDialog({ orders, state, onAdded }: AddToRunDialogProps) {
  const queryClient = useQueryClient();
  const [day, setDay] = useState(() => firstDayOf(orders));
  const [runId, setRunId] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const runs = useQuery(runsQuery(day));
  const planned = (runs.data?.runs ?? []).filter(
    (run) => run.state === 'planned' && run.day === day,
  );
  const run = planned.find(({ _id }) => _id === runId);
  const chosen = useQuery({ ...runQuery(runId), enabled: run !== undefined });
  const add = useRowMutation<RunOverview>({
    send: async ({ _id }) => {
      const { version, stops } = await queryClient.query(runQuery(_id));
      const known = stops.map(({ order }) => order._id);
      const more = orders.map((order) => order._id).filter((id) => !known.includes(id));
      const body = { runs: [{ runId: _id, version, orderIds: [...known, ...more] }] };
      return api.call('planRuns', { body });
    },
    listKey: ORDERS_KEY,
    texts: {
      done: texts.added(orders.length, run?.rider.name ?? ''),
      failed: texts.notAdded,
      gone: texts.notAdded,
    },
    toastMs: toastDurationsMs.elsewhere,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: [RUNS_KEY] });
      onAdded();
    },
    onRefused: () => {
      // Somebody planned meanwhile: the next press appends to what they saved.
      void queryClient.invalidateQueries({ queryKey: [RUNS_KEY] });
      return false;
    },
  });
  return (
    <DialogFrame
      {...state}
      title={texts.runTitle}
      about={`${texts.selected(orders.length)}, ${texts.kg(totalsOf(orders).kg)}`}
      width={520}
      submit={{
        submission: add,
        label: texts.add,
        busyLabel: texts.adding,
        isDisabled: planned.length === 0,
        onSubmit: () => {
          setIsAsked(true);
          if (run) add.submit(run);
        },
      }}
    >
      <Stack sx={{ gap: 4 }}>
        <TextField
          type="date"
          label={texts.day}
          value={day}
          onChange={(event) => {
            if (event.target.value !== '') setDay(event.target.value);
          }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {runs.isError && <ErrorAlert>{texts.runsFailed}</ErrorAlert>}
        {runs.isSuccess && planned.length === 0 && (
          <p style={{ margin: 0 }}>
            {texts.noRuns}{' '}
            <Link component={RouterLink} to={`${panelPaths.runs}?day=${day}`}>
              {texts.planRuns}
            </Link>
          </p>
        )}
        {planned.length > 0 && (
          <ChoiceList
            legend={texts.chooseRun}
            value={runId}
            choices={planned.map((each) => ({
              value: each._id,
              text: each.number > 1 ? `${each.rider.name} ${each.number}` : each.rider.name,
              note: factsOf(each, each === run ? chosen.data : undefined),
            }))}
            error={isAsked && !run ? texts.runRequired : undefined}
            onChange={setRunId}
          />
        )}
      </Stack>
    </DialogFrame>
  );
}

/** The weight is known only after the run was chosen, when its stops are read. */
function factsOf({ stopCount }: RunOverview, run: Run | undefined): string {
  if (run === undefined) return texts.stops(stopCount);
  const { kg } = totalsOf(run.stops.map(({ order }) => order));
  return `${texts.stops(stopCount)} · ${texts.kg(kg)}`;
}

/** The day on which all of them are due, unless it is over. */
function firstDayOf(orders: Order[]): string {
  const today = dayInIndia(new Date());
  const days = new Set(orders.map(({ dueOn }) => (dueOn < today ? today : dueOn)));
  const [only = today] = days;
  return days.size === 1 ? only : today;
}
