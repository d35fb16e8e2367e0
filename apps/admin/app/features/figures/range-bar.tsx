import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { DayRange } from '@dalan/contract/office/figures';
import { formatDayRange } from '../../lib/format/india-time.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { openedPanel, useOpener } from '../../ui/use-opener.ts';
import { checkRange, earlierRange, laterRange, presetsOf } from './figures-range.ts';
import { texts } from './figures-texts.ts';
import { fieldEdge, focusRing, hairline, touchLink } from '../../ui/layout/looks.ts';

type RangeBarProps = { range: DayRange; today: string; onChange: (range: DayRange) => void };

/** Usual ranges by one press, a step back and forth, or any two days. */
export function RangeBar({ range, today, onChange }: RangeBarProps) {
  const later = laterRange(range, today);
  return (
    <>
      <Box role="group" aria-label={texts.usualRanges} sx={group}>
        {presetsOf(today).map(({ label, range: preset }) => (
          <Box
            key={label}
            component="button"
            type="button"
            aria-pressed={preset.from === range.from && preset.to === range.to}
            onClick={() => onChange(preset)}
            sx={part}
          >
            {label}
          </Box>
        ))}
      </Box>
      <Box role="group" aria-label={texts.range} sx={{ ...group, position: 'relative' }}>
        <Box
          component="button"
          type="button"
          aria-label={texts.earlier}
          onClick={() => onChange(earlierRange(range))}
          sx={{ ...part, ...step }}
        >
          <Icon name="left" size={18} />
        </Box>
        <Chooser
          key={`${range.from} ${range.to}`}
          range={range}
          today={today}
          onChange={onChange}
        />
        <Box
          component="button"
          type="button"
          aria-label={texts.later}
          disabled={later === undefined}
          onClick={() => later && onChange(later)}
          sx={{ ...part, ...step }}
        >
          <Icon name="right" size={18} />
        </Box>
      </Box>
    </>
  );
}

function Chooser({ range, today, onChange }: RangeBarProps) {
  const { box, button, panel, close } = useOpener();
  const [draft, setDraft] = useState(range);
  const [fault, setFault] = useState<ReturnType<typeof checkRange>>();
  return (
    <Box ref={box} sx={{ display: 'flex', flexGrow: 1 }}>
      <Box {...button} sx={part}>
        <Icon name="calendar" size={18} />
        {formatDayRange(range.from, range.to)}
      </Box>
      <Box
        component="form"
        {...panel}
        noValidate
        aria-label={texts.range}
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = checkRange(draft);
          setFault(wrong);
          if (wrong === undefined) {
            close();
            onChange(draft);
          }
        }}
        sx={form}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
          <DateField
            label={texts.from}
            value={draft.from}
            max={today}
            onChange={(from) => setDraft({ ...draft, from })}
          />
          <DateField
            label={texts.to}
            value={draft.to}
            max={today}
            onChange={(to) => setDraft({ ...draft, to })}
          />
        </Box>
        <Box role="alert" sx={{ color: 'error.main' }}>
          {fault && texts.wrongRange[fault]}
        </Box>
        <Button type="submit" variant="outlined" sx={{ minHeight: 44 }}>
          {texts.show}
        </Button>
      </Box>
    </Box>
  );
}

const group = {
  display: 'flex',
  width: { xs: '100%', sm: 'auto' },
  ...fieldEdge,
  backgroundColor: colours.flour0,
  '& > * + *': { borderLeft: hairline },
} as const;

const part = {
  ...touchLink,
  justifyContent: 'center',
  gap: 2,
  flexGrow: 1,
  px: { xs: 2, sm: 4 },
  border: 0,
  backgroundColor: 'transparent',
  color: colours.basalt900,
  font: 'inherit',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { backgroundColor: colours.flour50 },
  '&[aria-pressed="true"]': { backgroundColor: colours.basalt900, color: colours.flour0 },
  '&:disabled': { color: colours.basalt300, cursor: 'default' },
  '&:focus-visible': { position: 'relative', zIndex: 1, ...focusRing },
} as const;

const step = { flexGrow: 0, minWidth: 44, px: 0 };

const form = {
  ...openedPanel,
  left: 0,
  display: 'grid',
  gap: 3,
  width: { xs: '100%', sm: 360 },
} as const;
