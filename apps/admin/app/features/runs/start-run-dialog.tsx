import Box from '@mui/material/Box';
import { api } from '../../lib/api/api.ts';
import { firstNameOf } from '@dalan/contract/mill/runs';
import type { Run } from '@dalan/contract/mill/runs';
import { useRowMutation } from '../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { runName, runsTexts, startTexts as texts } from './runs-texts.ts';
import { RUNS_KEY } from '../../lib/api/runs.ts';

type StartRunDialogProps = { run: Run; state: DialogState };

/** Says before the tap which orders become Shipped and which stay. */
export function StartRunDialog({ run, state }: StartRunDialogProps) {
  const ready = run.stops.filter(({ order }) => order.packedAt !== null);
  const left = run.stops.filter(({ order }) => order.packedAt === null);
  const submission = useRowMutation({
    send: () => api.call('startRun', { params: { id: run._id }, body: { version: run.version } }),
    listKey: RUNS_KEY,
    texts: {
      done: texts.started(firstNameOf(run.rider.name), ready.length),
      failed: texts.failed,
      gone: texts.gone,
    },
    toastMs: toastDurationsMs.elsewhere,
    onDone: state.onClose,
  });
  return (
    <DialogFrame
      {...state}
      title={texts.title}
      about={runName(run)}
      width={520}
      submit={{
        submission,
        label: runsTexts.start,
        busyLabel: texts.busy,
        icon: <Icon name="truck" size={18} />,
        isDisabled: ready.length === 0,
        onSubmit: () => submission.submit(undefined),
      }}
    >
      <p style={{ margin: 0 }}>
        {ready.length === 0 ? texts.nothingPacked : texts.becomeShipped(ready.length)}
      </p>
      {left.length > 0 && (
        <Box sx={{ mt: 4 }}>
          <Box sx={{ fontWeight: 600 }} id="left-behind">
            {texts.leftBehind}
          </Box>
          <Box component="ul" aria-labelledby="left-behind" sx={{ m: 0, pl: 5 }}>
            {left.map(({ order }) => (
              <li key={order._id}>{order.userId.name}</li>
            ))}
          </Box>
        </Box>
      )}
    </DialogFrame>
  );
}
