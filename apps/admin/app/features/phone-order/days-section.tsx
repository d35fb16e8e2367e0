import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { hasRoom } from '@dalan/contract/delivery/delivery';
import type { DayLeft } from '@dalan/contract/delivery/delivery';
import { formatDueDay, roomText } from '../../lib/format/due-days.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';
import { inner, sheet } from './sheet.ts';
import { fieldEdge, focusRing } from '../../ui/layout/looks.ts';

type DaysSectionProps = {
  days: DayLeft[];
  dueOn: string;
  askedDay: string | undefined;
  /** What the order weighs so far. */
  kg: number;
  onChoose: (day: DayLeft) => void;
  onAnswer: (isWanted: boolean) => void;
};

export function DaysSection(props: DaysSectionProps) {
  const { days, dueOn, askedDay, kg, onChoose, onAnswer } = props;
  return (
    <Box component="section" aria-label={texts.dueDay} sx={{ ...sheet, ...inner, py: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {texts.dueDay}
      </Typography>
      <Box role="radiogroup" aria-label={texts.dueDay} sx={grid}>
        {days.map((one) => (
          <Box component="label" key={one.day} sx={{ ...chip, ...(!hasRoom(one, kg) && full) }}>
            <Box
              component="input"
              type="radio"
              name="due-day"
              checked={one.day === dueOn}
              onChange={() => onChoose(one)}
            />
            <b>{formatDueDay(one.day)}</b>
            <Box component="span" sx={{ fontSize: 'small' }}>
              {roomText(one)}
            </Box>
          </Box>
        ))}
      </Box>
      <DialogFrame
        isOpen={askedDay !== undefined}
        onClose={() => onAnswer(false)}
        onExited={() => undefined}
        title={texts.fullDay}
        width={480}
        closeLabel="Cancel"
        action={
          <Button variant="contained" onClick={() => onAnswer(true)}>
            {texts.useFullDay}
          </Button>
        }
      >
        {askedDay !== undefined && texts.fullDayQuestion(formatDueDay(askedDay))}
      </DialogFrame>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', xl: 'repeat(6, 1fr)' },
  gap: 2,
};

const chip = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  minHeight: 56,
  px: 2.5,
  py: 2,
  lineHeight: 1.35,
  cursor: 'pointer',
  ...fieldEdge,
  '& > input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' },
  '&:has(input:checked)': {
    color: colours.flour0,
    backgroundColor: colours.basalt900,
    borderColor: colours.basalt900,
  },
  '&:has(input:focus-visible)': focusRing,
} as const;

const full = { color: colours.basalt500, backgroundColor: colours.flour100 };
