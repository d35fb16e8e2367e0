import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { batchLimits } from '@dalan/contract/mill/batches';
import type { MillingDone, MillingDoneAnswer } from '@dalan/contract/mill/batches';
import type { MillingSheet } from '@dalan/contract/mill/milling';
import { dayInIndia, formatNearDay } from '../../../../lib/format/india-time.ts';
import { useUserId } from '../../../../lib/session/session.ts';
import { DialogFrame } from '../../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../../ui/dialog/dialog-frame.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { doneTexts as texts } from './done-texts.ts';
import { MilledFields } from './milled-fields.tsx';
import type { MilledFacts } from './milled-fields.tsx';
import { millingOutlook } from './milling-done.rules.ts';
import type { DoneRow } from './milling-done.rules.ts';
import { MillingDoneRows } from './milling-done-rows.tsx';
import { useFinishMilling } from './use-finish-milling.ts';

type MillingDoneDialogProps = {
  /** As it was when the dialog opened. Orders that come meanwhile do not move its figures. */
  sheet: MillingSheet;
  unmilled: ReadonlySet<string>;
  state: DialogState;
  /** Reads the sheet again. */
  onReload: () => Promise<MillingSheet | undefined>;
  onDone: (answer: MillingDoneAnswer) => void;
};

/** One row for each flour and grind that is ticked. Each becomes a batch. */
export function MillingDoneDialog(props: MillingDoneDialogProps) {
  const { unmilled, state, onReload, onDone } = props;
  const [sheet, setSheet] = useState(props.sheet);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const facts = { milledBy: useUserId(), milledOn: dayInIndia(new Date()) };
  const { control, formState } = useForm<MilledFacts>({ defaultValues: facts });
  const { milledBy, milledOn } = useWatch({ control }) as MilledFacts;
  const { rows, moved, waiting } = millingOutlook({ sheet, unmilled, typed, milledOn });
  const made = rows.filter(({ batch }) => batch !== '');
  const finish = useFinishMilling({
    onDone: (answer) => {
      onDone(answer);
      state.onClose();
    },
    onSheetChanged: () => {
      void onReload().then((newest) => {
        if (newest) setSheet(newest);
      });
    },
  });
  const isReadable = rows.every(({ milledKg }) => milledKg !== undefined);
  return (
    <DialogFrame
      {...state}
      title={texts.title}
      about={texts.about(formatNearDay(milledOn), made.length)}
      width={820}
      isDirty={formState.isDirty || Object.keys(typed).length > 0}
      note={`${texts.moves(moved, waiting)} ${texts.undoPossible}`}
      submit={{
        submission: finish,
        label: made.length === 0 ? texts.fill(moved) : texts.make(made.length),
        busyLabel: texts.busy,
        icon: <Icon name="mill" size={18} />,
        isDisabled: !isReadable || made.length + moved === 0,
        onSubmit: () => finish.submit(millingOf(sheet, made, { milledBy, milledOn })),
      }}
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <MillingDoneRows rows={rows} onType={(key, text) => setTyped({ ...typed, [key]: text })} />
        <MilledFields control={control} />
      </Box>
    </DialogFrame>
  );
}

function millingOf(sheet: MillingSheet, made: DoneRow[], facts: MilledFacts): MillingDone {
  return {
    batches: made.map(({ productId, grind, milledKg = 0 }) => ({
      productId,
      ...(grind && { grind: grind.key }),
      kg: milledKg,
    })),
    ...facts,
    orders: sheet.orders
      .slice(0, batchLimits.ordersMax)
      .map(({ _id, version }) => ({ orderId: _id, version })),
  };
}
