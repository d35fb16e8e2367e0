import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { plainDigits } from '@dalan/contract/language/digits';
import { formatRupees } from '@dalan/contract/money/money';
import type { Area } from '@dalan/contract/settings/settings';
import { otherLanguages } from '../../../lib/other-languages.ts';
import { DeleteDialog } from '../../../ui/dialog/delete-dialog.tsx';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { NumberInput, translationNote } from '../framework/index.ts';
import { checkArea } from './delivery-fields.ts';
import { deliveryTexts } from './delivery-texts.ts';

/** The dialog changes the form only; the page's Save sends it. */
const notSent = { isBusy: false, isLocked: false, isTooEarly: () => false };

type AreaDialogProps = {
  state: DialogState;
  /** Undefined when an area is added. */
  area: Area | undefined;
  others: Area[];
  onDone: (area: Area) => void;
};

type Typed = {
  name: string;
  nameMr: string;
  nameHi: string;
  pincodes: string;
  charge: number | null;
};

export function AreaDialog({ state, area, others, onDone }: AreaDialogProps) {
  const [first] = useState<Typed>(() => ({
    name: area?.name ?? '',
    nameMr: area?.nameMr ?? '',
    nameHi: area?.nameHi ?? '',
    pincodes: area?.pincodes.join(', ') ?? '',
    charge: area?.charge ?? null,
  }));
  const [typed, setTyped] = useState(first);
  const [isChecked, setIsChecked] = useState(false);
  const next = areaOf(typed);
  const found = checkArea(next, others);
  const errors: Partial<typeof found> = isChecked ? found : {};
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  const hasChanged = JSON.stringify(typed) !== JSON.stringify(first);
  return (
    <DialogFrame
      {...state}
      title={area ? deliveryTexts.editArea : deliveryTexts.addArea}
      {...(area && { about: area.name })}
      width={480}
      isDirty={hasChanged}
      submit={{
        submission: notSent,
        label: deliveryTexts.done,
        busyLabel: deliveryTexts.done,
        onSubmit: () => {
          setIsChecked(true);
          const isWrong = Object.values(found).some((text) => text !== undefined);
          if (isWrong || next.charge === null) return;
          onDone({ ...next, charge: next.charge });
          state.onClose();
        },
      }}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextField
          id="area-name"
          label={deliveryTexts.area}
          required
          autoFocus
          value={typed.name}
          onChange={(event) => set({ name: event.target.value })}
          {...problem(errors.name)}
        />
        {otherLanguages.map(({ lang, ending }) => (
          <TextField
            key={lang}
            id={`area-name-${lang}`}
            label={deliveryTexts[`name${ending}`]}
            value={typed[`name${ending}`]}
            onChange={(event) => set({ [`name${ending}`]: event.target.value })}
            slotProps={{ htmlInput: { lang } }}
            {...problem(errors[`name${ending}`], translationNote)}
          />
        ))}
        <TextField
          id="area-pincodes"
          label={deliveryTexts.pincodes}
          required
          multiline
          minRows={2}
          maxRows={6}
          value={typed.pincodes}
          onChange={(event) => set({ pincodes: event.target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          {...problem(errors.pincodes, deliveryTexts.pincodesNote)}
        />
        <NumberInput
          id="area-charge"
          label={deliveryTexts.charge}
          required
          before="₹"
          value={typed.charge}
          onValue={(charge) => set({ charge })}
          {...(errors.charge !== undefined && { problem: errors.charge })}
        />
      </Box>
    </DialogFrame>
  );
}

function problem(text: string | undefined, helperText?: string) {
  return text === undefined
    ? { helperText }
    : { error: true, helperText: <FieldError text={text} /> };
}

function areaOf({ name, nameMr, nameHi, pincodes, charge }: Typed) {
  const list = plainDigits(pincodes).split(/[\s,;]+/);
  return {
    name: name.trim(),
    nameMr: nameMr.trim(),
    nameHi: nameHi.trim(),
    pincodes: [...new Set(list.filter((pincode) => pincode !== ''))],
    charge,
  };
}

type DeleteAreaDialogProps = { state: DialogState; area: Area; onDone: () => void };

export function DeleteAreaDialog({ state, area, onDone }: DeleteAreaDialogProps) {
  return (
    <DeleteDialog
      state={state}
      verb={deliveryTexts.deleteArea}
      question={deliveryTexts.deleteQuestion}
      facts={[
        { label: deliveryTexts.area, value: area.name },
        { label: deliveryTexts.pincodes, value: area.pincodes.join(', ') },
        { label: deliveryTexts.charge, value: formatRupees(area.charge) },
      ]}
      consequence={deliveryTexts.deleteConsequence}
      deletion={{
        ...notSent,
        submit: () => {
          onDone();
          state.onClose();
        },
      }}
    />
  );
}
