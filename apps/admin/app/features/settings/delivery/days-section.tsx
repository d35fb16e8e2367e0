import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Delivery } from '@dalan/contract/settings/settings';
import { dayInIndia, formatLongDay } from '../../../lib/format/india-time.ts';
import { weekdays } from '../../../lib/format/weekdays.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { SettingsFields, SettingsSection, TextSetting, wide } from '../framework/index.ts';
import type { SettingsForm } from '../framework/index.ts';
import { deliveryTexts } from './delivery-texts.ts';
import { OrdersToMove } from './orders-to-move.tsx';
import { fieldEdge, focusRing, hairline } from '../../../ui/layout/looks.ts';

export function DaysSection({ form }: { form: SettingsForm<Delivery> }) {
  return (
    <SettingsSection title={deliveryTexts.days}>
      <SettingsFields>
        <TextSetting
          form={form}
          name="cutOff"
          helperText={deliveryTexts.cutOffNote}
          slotProps={{
            htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
            input: { endAdornment: <Box sx={unit}>{deliveryTexts.zone}</Box> },
          }}
        />
        <ClosedWeekdays form={form} />
        <ClosedDates form={form} />
      </SettingsFields>
    </SettingsSection>
  );
}

function ClosedWeekdays({ form }: { form: SettingsForm<Delivery> }) {
  const { daysOff } = form.document;
  const problem = form.errors['daysOff'];
  const toggle = (day: number) =>
    form.set({
      daysOff: daysOff.includes(day)
        ? daysOff.filter((one) => one !== day)
        : [...daysOff, day].sort(),
    });
  return (
    <Box role="group" aria-labelledby="closed-every" sx={{ minWidth: 0 }}>
      <Box id="closed-every" sx={label}>
        {deliveryTexts.closedEvery}
      </Box>
      <Box sx={week}>
        {weekdays.map(({ day, short }) => (
          <Box
            component="button"
            type="button"
            key={day}
            aria-pressed={daysOff.includes(day)}
            onClick={() => toggle(day)}
            sx={daysOff.includes(day) ? { ...weekday, ...closed } : weekday}
          >
            {short}
          </Box>
        ))}
      </Box>
      {problem !== undefined && (
        <Box role="alert" sx={problemLine}>
          <FieldError text={problem} />
        </Box>
      )}
    </Box>
  );
}

function ClosedDates({ form }: { form: SettingsForm<Delivery> }) {
  const { datesOff } = form.document;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const today = dayInIndia(new Date());
  function add() {
    const wrong = problemOf(typed, datesOff, today);
    setProblem(wrong);
    if (wrong !== undefined) return;
    form.set({ datesOff: [...datesOff, typed].sort() });
    setTyped('');
  }
  return (
    <Box role="group" aria-labelledby="closed-on" sx={wide}>
      <Box id="closed-on" sx={label}>
        {deliveryTexts.closedOn}
      </Box>
      <Box sx={dates}>
        {datesOff.map((date) => (
          <Box key={date} sx={dateChip}>
            {formatLongDay(date)}
            <IconButton
              aria-label={deliveryTexts.openAgain(formatLongDay(date))}
              onClick={() => form.set({ datesOff: datesOff.filter((one) => one !== date) })}
              sx={{ width: 44, height: 44 }}
            >
              <Icon name="close" size={16} />
            </IconButton>
          </Box>
        ))}
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
          <TextField
            id="closed-date"
            type="date"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
            error={problem !== undefined}
            helperText={problem && <FieldError text={problem} />}
            slotProps={{ htmlInput: { 'aria-label': deliveryTexts.date, min: today } }}
            sx={{ width: 170 }}
          />
          <Button
            variant="outlined"
            startIcon={<Icon name="add" size={18} />}
            onClick={add}
            sx={{ minHeight: 44 }}
          >
            {deliveryTexts.addDate}
          </Button>
        </Box>
      </Box>
      <Box sx={{ mt: 1, fontSize: 'note', color: 'text.disabled' }}>
        {deliveryTexts.closedOnNote}
      </Box>
      {datesOff
        .filter((date) => date >= today)
        .map((date) => (
          <OrdersToMove key={date} date={date} />
        ))}
    </Box>
  );
}

function problemOf(date: string, datesOff: string[], today: string): string | undefined {
  if (date === '') return deliveryTexts.dateRequired;
  if (date < today) return deliveryTexts.datePast;
  return datesOff.includes(date) ? deliveryTexts.dateTwice : undefined;
}

const unit = { color: 'text.disabled', flex: 'none' };

const label = { mb: 1, fontSize: 'small', fontWeight: 600, lineHeight: 1.35 };

const week = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', ...fieldEdge };

const weekday = {
  minHeight: 44,
  p: 0,
  border: 0,
  font: 'inherit',
  fontWeight: 600,
  fontSize: 'small',
  color: 'text.primary',
  backgroundColor: colours.flour0,
  cursor: 'pointer',
  '& + &': { borderLeft: hairline },
  '&:focus-visible': { ...focusRing, zIndex: 1 },
} as const;

const closed = { color: colours.flour0, backgroundColor: colours.basalt900 };

const dates = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 };

const dateChip = { display: 'inline-flex', alignItems: 'center', pl: 3, ...fieldEdge };

const problemLine = { mt: 1, color: 'error.main', fontWeight: 600, fontSize: 'note' };
