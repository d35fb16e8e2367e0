import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { dayInIndia, formatDayRange } from '../../lib/format/india-time.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { openedPanel, useOpener } from '../../ui/use-opener.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { auditTexts } from './audit-texts.ts';
import { fieldEdge, focusRing } from '../../ui/layout/looks.ts';

type Days = { from: string; to: string };
type DayRangeProps = Days & { onChange: (days: Days) => void };

const DAY_MS = 24 * 60 * 60 * 1_000;

function usualDays(now = new Date()) {
  const today = dayInIndia(now);
  const aWeekAgo = dayInIndia(new Date(now.getTime() - 6 * DAY_MS));
  const usual: [label: string, days: Days][] = [
    ['Today', { from: today, to: today }],
    ['Last 7 days', { from: aWeekAgo, to: today }],
    ['This month', { from: `${today.slice(0, 8)}01`, to: today }],
    [auditTexts.anyDay, { from: '', to: '' }],
  ];
  return { today, usual };
}

/** Chooses the days: a few usual ranges by one press, or from and to. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  const { box, button, panel, close } = useOpener();
  const { today, usual } = usualDays();
  return (
    <Box ref={box} sx={{ position: 'relative' }}>
      <Box {...button} sx={opener}>
        <Icon name="calendar" size={18} />
        <VisuallyHidden>When: </VisuallyHidden>
        <Box component="span" sx={{ overflow: 'hidden', whiteSpace: 'nowrap' }}>
          {rangeText({ from, to })}
        </Box>
        <Icon name="down" size={18} />
      </Box>
      <Box {...panel} role="group" aria-label="Days" sx={choices}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          {usual.map(([label, days]) => (
            <Button
              key={label}
              size="small"
              variant="outlined"
              aria-pressed={days.from === from && days.to === to}
              onClick={() => {
                onChange(days);
                close();
              }}
              sx={{
                minHeight: 44,
                '&[aria-pressed="true"]': { backgroundColor: colours.flour100 },
              }}
            >
              {label}
            </Button>
          ))}
        </Box>
        <Box sx={dates}>
          <DateField
            label="From"
            value={from}
            max={to || today}
            onChange={(day) => onChange({ from: day, to })}
          />
          <DateField
            label="To"
            value={to}
            min={from}
            max={today}
            onChange={(day) => onChange({ from, to: day })}
          />
        </Box>
      </Box>
    </Box>
  );
}

function rangeText({ from, to }: Days): string {
  if (from !== '' && to !== '') return formatDayRange(from, to);
  if (from !== '') return `From ${formatDayRange(from, from)}`;
  return to === '' ? auditTexts.anyDay : `Until ${formatDayRange(to, to)}`;
}

/** The button looks like the selects beside it. */
const opener = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  height: 44,
  px: 3,
  ...fieldEdge,
  backgroundColor: colours.flour0,
  color: colours.basalt900,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { borderColor: colours.basalt900 },
  '&:focus-visible': focusRing,
  '& > svg': { flex: 'none', color: colours.basalt700 },
  '& > svg:last-of-type': { ml: 'auto' },
} as const;

const choices = { ...openedPanel, right: 0, width: { xs: '100%', sm: 340 } } as const;

const dates = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, mt: 3 };
