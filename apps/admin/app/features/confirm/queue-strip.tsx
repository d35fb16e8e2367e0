import Box from '@mui/material/Box';
import { colours } from '../../ui/theme/colours.ts';
import { texts } from './confirm-texts.ts';

const kinds = {
  done: { backgroundColor: colours.paan, borderColor: colours.paan },
  now: { backgroundColor: colours.basalt900, borderColor: colours.basalt900 },
  waiting: { backgroundColor: colours.flour0, borderColor: colours.basalt500 },
  later: {
    background: `repeating-linear-gradient(135deg, ${colours.flour0} 0 3px, ${colours.basalt300} 3px 5px)`,
    borderColor: colours.basalt500,
  },
} as const;

/** The strip only hints at a long queue: the words beside it have the numbers. */
const AT_MOST = { done: 6, waiting: 8, later: 4 } as const;

type QueueStripProps = { done: number; left: number; later: number };

export function QueueStrip({ done, left, later }: QueueStripProps) {
  const after = Math.max(0, left - 1);
  const parts = [
    ...repeat('done', Math.min(done, AT_MOST.done)),
    'now' as const,
    ...repeat('waiting', Math.min(Math.max(0, after - later), AT_MOST.waiting)),
    ...repeat('later', Math.min(later, AT_MOST.later)),
  ];
  return (
    <Box role="img" aria-label={texts.strip(done, after, later)} sx={strip}>
      {parts.map((kind, index) => (
        <Box component="i" key={index} sx={{ ...part, ...kinds[kind] }} />
      ))}
    </Box>
  );
}

function repeat<Kind extends string>(kind: Kind, count: number): Kind[] {
  return Array.from({ length: count }, () => kind);
}

const strip = { display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1 };
const part = { width: 22, height: 10, border: '1px solid' };
