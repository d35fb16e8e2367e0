import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openDaysFrom } from '@dalan/contract/delivery/delivery';
import type { DeliveryAnswer } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import { dayInIndia } from '../../../lib/format/india-time.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import type { Submission } from '../../../ui/dialog/submit-button.tsx';
import { deliveryQuery } from '../delivery-query.ts';
import { formatDay } from '../format-due-day.ts';
import { totalsOf } from './bulk-actions.ts';
import { bulkTexts as texts } from './bulk-texts.ts';
import { ChoiceList } from '../../../ui/form/choice-list.tsx';

const OFFERED = 6;
const ANOTHER = 'another';

type MoveToDayDialogProps = {
  orders: Order[];
  state: DialogState;
  submission: Submission;
  onMove: (dueOn: string) => void;
};

export function MoveToDayDialog({ orders, state, submission, onMove }: MoveToDayDialogProps) {
  const delivery = useQuery(deliveryQuery).data;
  const today = dayInIndia(new Date());
  const [chosen, setChosen] = useState('');
  const [date, setDate] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const dueOn = chosen === ANOTHER ? date : chosen;
  const isMissing = dueOn === '' || dueOn < today;
  const { kg } = totalsOf(orders);
  const days = openDaysFrom(delivery?.rule ?? { daysOff: [], datesOff: [] }, today, OFFERED);
  return (
    <DialogFrame
      {...state}
      title={texts.moveTitle}
      about={`${texts.selected(orders.length)}, ${texts.kg(kg)}`}
      width={480}
      submit={{
        submission,
        label: texts.move,
        busyLabel: texts.moving,
        onSubmit: () => {
          setIsAsked(true);
          if (!isMissing) onMove(dueOn);
        },
      }}
    >
      <Stack sx={{ gap: 4 }}>
        <ChoiceList
          legend={texts.day}
          value={chosen}
          choices={[
            ...days.map((day) => ({
              value: day,
              text: formatDay(day),
              note: <Room delivery={delivery} day={day} kg={kg} />,
            })),
            { value: ANOTHER, text: texts.anotherDay },
          ]}
          error={isAsked && isMissing ? texts.dayRequired : undefined}
          onChange={setChosen}
        />
        {chosen === ANOTHER && (
          <TextField
            type="date"
            label={texts.anotherDay}
            value={date}
            autoFocus
            onChange={(event) => setDate(event.target.value)}
            slotProps={{ htmlInput: { min: today }, inputLabel: { shrink: true } }}
          />
        )}
      </Stack>
    </DialogFrame>
  );
}

type RoomProps = { delivery: DeliveryAnswer | undefined; day: string; kg: number };

/** Staff may overfill a day, so this says by how much. */
function Room({ delivery, day, kg }: RoomProps) {
  const left = delivery?.days.find((known) => known.day === day)?.leftKg;
  if (left === undefined || left === null) return null;
  if (left >= kg) return texts.left(left);
  return (
    <Box component="span" sx={{ color: 'error.main' }}>
      {texts.over(kg - left)}
    </Box>
  );
}
