import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { checkReason, readStockKg, stockLimits, stockTexts } from '@dalan/contract/catalog/stock';
import type { StockFlour } from '@dalan/contract/catalog/stock';
import { sumKg } from '@dalan/contract/money/weight';
import { api } from '../../lib/api/api.ts';
import { WAITING_KEY } from '../../lib/api/waiting.ts';
import { plainKg } from '../../lib/format/weight.ts';
import { useRowMutation } from '../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { DialogFields, DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { changeOf, checkKg, deltaKg, emptyChange } from './change-form.ts';
import type { ChangeForm, ChangeKind } from './change-form.ts';
import { FreeAfter, InDanger } from './change-outcome.tsx';
import { KgField } from './kg-field.tsx';
import { changeTexts as texts } from './stock-texts.ts';
import { STOCK_KEY } from './use-stock.ts';

type ChangeDialogProps = {
  kind: ChangeKind;
  flours: StockFlour[];
  flourId: string;
  state: DialogState;
};

/** Receives, wastes or counts flour. A double tap makes one movement. */
export function ChangeDialog({ kind, flours, flourId, state }: ChangeDialogProps) {
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<ChangeForm>({ defaultValues: { ...emptyChange, flourId } });
  const { control, handleSubmit, formState, setError, setFocus, setValue } = form;
  const values = useWatch({ control }) as ChangeForm;
  const flour = flours.find(({ _id }) => _id === values.flourId);
  // This is the stock on the books when counting began, whatever arrives meanwhile.
  const [expected, setExpected] = useState(() => flour?.onHand ?? 0);
  const delta = deltaKg(kind, values.kg, expected);
  const isInDanger = flour !== undefined && delta !== undefined && sumKg([flour.free, delta]) < 0;
  const kg = `${plainKg(readStockKg(values.kg) ?? 0)} kg`;
  const words = texts[kind];

  const submission = useRowMutation<ChangeForm>({
    send: (typed) =>
      api.call(
        'changeStock',
        { params: { id: typed.flourId }, body: changeOf(kind, typed, expected) },
        { headers: { 'idempotency-key': key } },
      ),
    listKey: STOCK_KEY,
    texts: {
      done: words.done(kg, flour?.name ?? ''),
      failed: texts.failed,
      gone: texts.gone,
    },
    toastMs: toastDurationsMs.elsewhere,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: [WAITING_KEY] });
      state.onClose();
    },
    onRefused: ({ code, answer }) => {
      const { details, fields } = answer ?? {};
      if (fields?.['kg'] !== undefined) setError('kg', { message: fields['kg'] });
      if (code === 'STOCK_CHANGED' && details?.quantity !== undefined) {
        // The stock on the books had changed since the count began.
        setExpected(details.quantity);
        setValue('kg', '');
        setFocus('kg');
      }
      if (code === 'STOCK_CHANGED' || code === 'STOCK_PROMISED') {
        void queryClient.invalidateQueries({ queryKey: [STOCK_KEY] });
      }
      return false;
    },
  });

  return (
    <DialogFrame
      {...state}
      title={words.title}
      about={flour?.name ?? ''}
      width={560}
      isDirty={formState.isDirty}
      submit={{
        submission,
        label: words.submit(values.kg === '' ? '' : kg).trim(),
        busyLabel: texts.busy,
        isDisabled: isInDanger,
        onSubmit: (event) => void handleSubmit((typed) => submission.submit(typed))(event),
      }}
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        {kind === 'received' && (
          <SelectField
            control={control}
            name="flourId"
            label={texts.flour}
            options={flours.map(({ _id }) => _id)}
            renderOption={(id) => flours.find(({ _id }) => _id === id)?.name}
            fullWidth
          />
        )}
        {kind === 'received' ? (
          <DialogFields>
            <KgField control={control} name="kg" label={texts.kg} check={checkKg(kind)} />
            <FormField
              control={control}
              name="batch"
              label={texts.batch}
              slotProps={{ htmlInput: { maxLength: stockLimits.batchMax } }}
            />
          </DialogFields>
        ) : (
          <KgField
            control={control}
            name="kg"
            label={kind === 'count' ? texts.counted : texts.kg}
            check={checkKg(kind)}
          />
        )}
        <FormField
          control={control}
          name="reason"
          label={kind === 'received' ? texts.from : texts.reason}
          check={checkReason}
          helperText={texts.kept}
          slotProps={{ htmlInput: { maxLength: stockLimits.typedMax } }}
        />
        {flour && (
          <FreeAfter flour={flour} delta={delta} expected={kind === 'count' ? expected : null} />
        )}
        {flour && isInDanger && (
          <InDanger flour={flour} onHandAfter={sumKg([flour.onHand, delta])}>
            {sumKg([flour.onHand, delta]) < 0
              ? stockTexts.onlyOnHand(flour.onHand)
              : stockTexts.promised(flour.free)}
          </InDanger>
        )}
      </Box>
    </DialogFrame>
  );
}
