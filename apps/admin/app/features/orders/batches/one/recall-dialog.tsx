import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { nameWithGrind } from '@dalan/contract/catalog/grinds';
import type { BatchDetails } from '@dalan/contract/mill/batches';
import { api } from '../../../../lib/api/api.ts';
import { formatLongDay } from '../../../../lib/format/india-time.ts';
import { useRowMutation } from '../../../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../../../lib/toast-durations.ts';
import { DialogFrame } from '../../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../../ui/dialog/dialog-frame.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { FactList } from '../../../../ui/layout/fact-list.tsx';
import { ORDERS_KEY } from '../../order-cache.ts';
import { batchTexts as texts } from '../batch-texts.ts';
import { BATCHES_KEY } from '../batches-key.ts';
import { holdersToPack } from './holder.rules.ts';

type RecallDialogProps = { batch: BatchDetails; state: DialogState };

/** Asks once. The focus starts on Cancel. */
export function RecallDialog({ batch, state }: RecallDialogProps) {
  const { _id: id, number, name, grind, milledOn, holders } = batch;
  const queryClient = useQueryClient();
  const recall = useRowMutation({
    send: () => api.call('recallBatch', { params: { id } }),
    listKey: BATCHES_KEY,
    texts: {
      done: texts.recallDone(number),
      failed: texts.recallFailed,
      gone: texts.notFound,
    },
    toastMs: toastDurationsMs.elsewhere,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: [ORDERS_KEY] });
      state.onClose();
    },
  });
  return (
    <DialogFrame
      {...state}
      title={texts.recallThis}
      width={480}
      isDangerous
      submit={{
        submission: recall,
        label: texts.recallThis,
        busyLabel: texts.recalling,
        icon: <Icon name="alert" size={18} />,
        onSubmit: () => recall.submit(undefined),
      }}
    >
      <Typography sx={{ mb: 4 }}>{texts.recallQuestion}</Typography>
      <FactList
        isBoxed
        facts={[
          { label: texts.batch, value: number },
          { label: texts.flour, value: nameWithGrind(name, grind, 'en') },
          { label: texts.milledOn, value: formatLongDay(milledOn) },
        ]}
      />
      <Typography variant="body2" sx={{ mt: 4, color: 'text.disabled' }}>
        {texts.recallConsequence(holdersToPack(holders).length)}
      </Typography>
    </DialogFrame>
  );
}
