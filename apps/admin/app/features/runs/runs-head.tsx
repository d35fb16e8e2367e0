import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { dayAfter } from '@dalan/contract/delivery/delivery';
import type { RunOverview, RunsAnswer } from '@dalan/contract/mill/runs';
import { formatDayHeading } from '../../lib/format/india-time.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { runName, runsTexts as texts } from './runs-texts.ts';
import { fieldEdge, hairline } from '../../ui/layout/looks.ts';

type RunsHeadProps = {
  day: string;
  count: string;
  riders: RunsAnswer['riders'];
  runs: RunOverview[];
  canAdd: boolean;
  isFirstStep: boolean;
  onDay: (day: string) => void;
  onAddRider: (riderId: string) => void;
};

export function RunsHead(props: RunsHeadProps) {
  const { day, count, riders, runs, canAdd, isFirstStep, onDay, onAddRider } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={head}>
      <PageTitle>{texts.title}</PageTitle>
      <DaySwitch day={day} onDay={onDay} />
      <Box role="status" sx={{ color: 'text.secondary', flex: '1 1 auto' }}>
        {count}
      </Box>
      {canAdd && (
        <Button
          variant={isFirstStep ? 'contained' : 'outlined'}
          startIcon={<Icon name="add" size={18} />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {texts.addRider}
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {riders.map((rider) => (
          <MenuItem
            key={rider._id}
            onClick={() => {
              setAnchor(null);
              onAddRider(rider._id);
            }}
          >
            {runName({ rider: { ...rider, phone: '' }, number: nextNumber(runs, rider._id, day) })}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}

function nextNumber(runs: RunOverview[], riderId: string, day: string): number {
  const own = runs.filter((run) => run.rider._id === riderId && run.day === day);
  return Math.max(0, ...own.map(({ number }) => number)) + 1;
}

function DaySwitch({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={daySwitch}>
      <IconButton aria-label={texts.earlierDay} onClick={() => onDay(dayAfter(day, -1))} sx={step}>
        <Icon name="left" />
      </IconButton>
      <Button
        variant="text"
        startIcon={<Icon name="calendar" size={18} />}
        onClick={() => input.current?.showPicker()}
        sx={chosenDay}
      >
        {formatDayHeading(`${day}T12:00:00+05:30`)}
      </Button>
      <input
        ref={input}
        type="date"
        aria-label={texts.chooseDay}
        tabIndex={-1}
        value={day}
        onChange={({ target }) => {
          if (target.value !== '') onDay(target.value);
        }}
        style={{
          position: 'absolute',
          left: 44,
          bottom: 0,
          width: 1,
          height: 1,
          opacity: 0,
          padding: 0,
          border: 0,
        }}
      />
      <IconButton aria-label={texts.laterDay} onClick={() => onDay(dayAfter(day))} sx={step}>
        <Icon name="right" />
      </IconButton>
    </Box>
  );
}

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 4 };
const daySwitch = {
  position: 'relative',
  display: 'inline-flex',
  ...fieldEdge,
  backgroundColor: colours.flour0,
};
const step = { width: 44, height: 44 };
const chosenDay = {
  minHeight: 44,
  borderInline: hairline,
  color: `${colours.basalt900} !important`,
  textDecoration: 'none !important',
  fontWeight: 600,
  whiteSpace: 'nowrap',
};
