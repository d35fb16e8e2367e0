import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type { Product } from '@dalan/contract/catalog/catalog';
import { lineKey, nameWithGrind } from '@dalan/contract/catalog/grinds';
import { bestBeforeOf } from '@dalan/contract/mill/batches';
import type { MillingDoneAnswer } from '@dalan/contract/mill/batches';
import { floursQuery } from '../../../../lib/flours/flours-query.ts';
import { dayInIndia, formatNearDay } from '../../../../lib/format/india-time.ts';
import { languageTexts } from '../../../../lib/language/language-texts.ts';
import { useUserId } from '../../../../lib/session/session.ts';
import { DialogFrame } from '../../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../../ui/dialog/dialog-frame.tsx';
import { FormField } from '../../../../ui/form/form-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { ErrorAlert } from '../../../../ui/messages/error-alert.tsx';
import { LateSkeleton } from '../../../../ui/messages/late-skeleton.tsx';
import { doneTexts as texts } from './done-texts.ts';
import { MilledFields } from './milled-fields.tsx';
import type { MilledFacts } from './milled-fields.tsx';
import { readMilled } from './milling-done.rules.ts';
import { useFinishMilling } from './use-finish-milling.ts';

type MillToStockProps = { state: DialogState; onDone: (answer: MillingDoneAnswer) => void };

/** Makes a batch without orders: flour for the counter or for later orders. */
export function MillToStockDialog(props: MillToStockProps) {
  const { data: flours, isError } = useQuery(floursQuery);
  if (flours !== undefined && flours.length > 0) {
    return <ToStockForm {...props} lines={flours.flatMap(linesOf)} />;
  }
  return (
    <DialogFrame {...props.state} title={texts.toStock} width={560} closeLabel="Close">
      {isError || flours ? (
        <ErrorAlert>{texts.noFlours}</ErrorAlert>
      ) : (
        <LateSkeleton height={240} />
      )}
    </DialogFrame>
  );
}

type Line = { key: string; name: string; flour: Product; grind: string | undefined };

function linesOf(flour: Product): Line[] {
  const { _id: productId, name, grinds = [] } = flour;
  if (grinds.length === 0) return [{ key: productId, name, flour, grind: undefined }];
  return grinds.map((grind) => ({
    key: lineKey({ productId, grind: grind.key }),
    name: nameWithGrind(name, grind, 'en'),
    flour,
    grind: grind.key,
  }));
}

type Typed = MilledFacts & { line: string; kg: string };

function ToStockForm({ state, onDone, lines }: MillToStockProps & { lines: Line[] }) {
  const finish = useFinishMilling({
    onDone: (answer) => {
      onDone(answer);
      state.onClose();
    },
  });
  const facts = { milledBy: useUserId(), milledOn: dayInIndia(new Date()) };
  const { control, handleSubmit, formState } = useForm<Typed>({
    defaultValues: { line: lines[0]?.key ?? '', kg: '', ...facts },
  });
  const { line: key, milledOn } = useWatch({ control }) as Typed;
  const line = lines.find((one) => one.key === key);
  const send = (typed: Typed) => {
    if (line === undefined) return;
    const row = { productId: line.flour._id, kg: readMilled(typed.kg) ?? 0 };
    finish.submit({
      batches: [line.grind === undefined ? row : { ...row, grind: line.grind }],
      ...{ milledBy: typed.milledBy, milledOn: typed.milledOn },
      orders: [],
    });
  };
  return (
    <DialogFrame
      {...state}
      title={texts.toStock}
      width={560}
      isDirty={formState.isDirty}
      submit={{
        submission: finish,
        label: texts.make(1),
        busyLabel: texts.busy,
        icon: <Icon name="mill" size={18} />,
        onSubmit: (event) => void handleSubmit(send)(event),
      }}
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <SelectField
          control={control}
          name="line"
          label={texts.flour}
          options={lines.map((one) => one.key)}
          renderOption={(option) => lines.find((one) => one.key === option)?.name}
          fullWidth
        />
        <FormField
          control={control}
          name="kg"
          label={texts.weight}
          autoFocus
          autoComplete="off"
          check={(typed) => ((readMilled(typed) ?? 0) > 0 ? undefined : texts.nothing)}
          helperText={keeps(bestBeforeOf(milledOn, line?.flour.shelfLifeDays ?? null))}
          slotProps={{
            htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } },
            input: {
              endAdornment: <InputAdornment position="end">{languageTexts.kg}</InputAdornment>,
            },
          }}
        />
        <MilledFields control={control} />
      </Box>
    </DialogFrame>
  );
}

function keeps(bestBefore: string | null): string {
  return bestBefore === null ? texts.keepsUnknown : texts.keepsUntil(formatNearDay(bestBefore));
}
