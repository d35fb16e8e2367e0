import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { weekdayName } from './rider-format.ts';
import { button48 } from './rider-styles.ts';
import { riderTexts } from './rider-texts.ts';
import { useRiderPhone } from './phone/rider-phone.ts';
import { viewOf } from './run-view.ts';
import { runPath } from './stop-path.ts';

/** Shown only to a rider with more than one run. */
export function RunLinks({ current }: { current: string }) {
  const { snapshot, actions } = useRiderPhone();
  const others = (snapshot?.runs.runs ?? []).filter(({ _id }) => _id !== current);
  if (others.length === 0) return null;
  return (
    <Box component="nav" aria-label={riderTexts.otherRuns} sx={{ display: 'grid', gap: 2, mt: 3 }}>
      {others.map((run) => {
        const left = viewOf(run, actions).open.length;
        const state = run.state === 'closed' ? riderTexts.closed : riderTexts.finished;
        return (
          <Button
            key={run._id}
            variant="outlined"
            component={Link}
            to={runPath(run._id)}
            sx={{ justifyContent: 'space-between', ...button48 }}
          >
            {riderTexts.run(weekdayName(run.day), run.number)}
            <span>{left > 0 ? riderTexts.left(left) : state}</span>
          </Button>
        );
      })}
    </Box>
  );
}
