import { useQuery } from '@tanstack/react-query';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { dayAfter } from '@dalan/contract/delivery/delivery';
import { batchLimits } from '@dalan/contract/mill/batches';
import { runsQuery } from '../../../../lib/api/runs.ts';
import { dayInIndia } from '../../../../lib/format/india-time.ts';
import { sessionQuery } from '../../../../lib/session/session.ts';
import { DialogFields } from '../../../../ui/dialog/dialog-frame.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { formatDay } from '../../format-due-day.ts';
import { doneTexts as texts } from './done-texts.ts';

export type MilledFacts = { milledBy: string; milledOn: string };

type MilledFieldsProps<Values extends FieldValues & MilledFacts> = { control: Control<Values> };

/** Who milled, of all staff, and when: today or one of the last days. */
export function MilledFields<Values extends FieldValues & MilledFacts>({
  control,
}: MilledFieldsProps<Values>) {
  const people = usePeople();
  const today = dayInIndia(new Date());
  const days = Array.from({ length: batchLimits.daysBackMax + 1 }, (_, back) =>
    dayAfter(today, -back),
  );
  return (
    <DialogFields>
      <SelectField
        control={control}
        name={'milledBy' as FieldPath<Values>}
        label={texts.milledBy}
        options={people.map(({ _id }) => _id)}
        renderOption={(id) => people.find(({ _id }) => _id === id)?.name}
        fullWidth
      />
      <SelectField
        control={control}
        name={'milledOn' as FieldPath<Values>}
        label={texts.milledOn}
        options={days}
        renderOption={(day) => formatDay(day)}
        fullWidth
      />
    </DialogFields>
  );
}

/** The person at the screen first. The list of runs knows all staff who work now. */
function usePeople(): { _id: string; name: string }[] {
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const { data: runs } = useQuery(runsQuery(dayInIndia(new Date())));
  const own = session?.user ? [{ _id: session.user._id, name: session.user.name }] : [];
  const others = runs?.riders.filter(({ _id }) => _id !== own[0]?._id) ?? [];
  return [...own, ...others];
}
