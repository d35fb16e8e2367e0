import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { StockFlour } from '@dalan/contract/catalog/stock';
import { api } from '../../lib/api/api.ts';
import { WAITING_KEY } from '../../lib/api/waiting.ts';
import { useRowMutation } from '../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { checkMark } from './change-form.ts';
import { KgField } from './kg-field.tsx';
import { changeTexts, markTexts as texts } from './stock-texts.ts';
import { STOCK_KEY } from './use-stock.ts';

type Values = { lowMark: string };

export function LowMarkDialog({ flour, state }: { flour: StockFlour; state: DialogState }) {
  const queryClient = useQueryClient();
  const { control, handleSubmit, formState, getValues } = useForm<Values>({
    defaultValues: { lowMark: String(flour.lowMark) },
  });
  const submission = useRowMutation<Values>({
    send: ({ lowMark }) =>
      api.call('setLowMark', { params: { id: flour._id }, body: { lowMark: Number(lowMark) } }),
    listKey: STOCK_KEY,
    texts: {
      done: texts.done(flour.name, `${getValues('lowMark')} kg`),
      failed: changeTexts.failed,
      gone: changeTexts.gone,
    },
    toastMs: toastDurationsMs.elsewhere,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: [WAITING_KEY] });
      state.onClose();
    },
  });
  return (
    <DialogFrame
      {...state}
      title={texts.title}
      about={flour.name}
      width={440}
      isDirty={formState.isDirty}
      submit={{
        submission,
        label: texts.save,
        busyLabel: changeTexts.busy,
        onSubmit: (event) => void handleSubmit((values) => submission.submit(values))(event),
      }}
    >
      <KgField
        control={control}
        name="lowMark"
        label={texts.label}
        helperText={texts.help}
        check={checkMark}
      />
    </DialogFrame>
  );
}
