import Box from '@mui/material/Box';
import type { Run } from '@dalan/contract/mill/runs';
import { formatLongDay } from '../../lib/format/india-time.ts';
import { colours } from '../../ui/theme/colours.ts';
import { runsTexts } from './runs-texts.ts';

/** Runs of earlier days stay on the board until they are closed. */
export function EarlierDay({ run, day }: { run: Pick<Run, 'day'>; day: string }) {
  if (run.day === day) return null;
  return (
    <Box sx={{ mt: 1, fontWeight: 600, color: colours.kumkum }}>
      {runsTexts.ofDay(formatLongDay(run.day))}
    </Box>
  );
}
