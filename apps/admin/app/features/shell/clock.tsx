import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { formatClock } from '../../lib/format/india-time.ts';

const MINUTE_MS = 60_000;

export function Clock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const untilNextMinuteMs = MINUTE_MS - (now.getTime() % MINUTE_MS);
    const timer = setTimeout(() => setNow(new Date()), untilNextMinuteMs);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <Typography
      component="time"
      variant="body2"
      color="textDisabled"
      dateTime={now.toISOString()}
      noWrap
      sx={{ fontSize: '0.875rem' }}
    >
      {formatClock(now)}
    </Typography>
  );
}
