import Box from '@mui/material/Box';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { Icon } from '../../ui/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';

/** Changes only when the server restarts. */
const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => api.call('getSetup', {}, { signal }),
  staleTime: Infinity,
});

/** Lists shop details that still have placeholder values. Empty once the operator has set them. */
export function PlaceholderNotice() {
  const { placeholders = [] } = useQuery(setupQuery).data ?? {};
  if (placeholders.length === 0) return null;
  return (
    <Box component="section" aria-label="Still to set up" sx={strip}>
      <Box component="span" sx={{ display: 'grid', color: colours.haldiDark }}>
        <Icon name="alert" />
      </Box>
      <details>
        <Box component="summary" sx={summary}>
          Customers see {placeholders.length} made-up {placeholders.length === 1 ? 'fact' : 'facts'}{' '}
          about the shop
        </Box>
        <Box component="ul" sx={{ m: 0, pl: 4, pb: 2 }}>
          {placeholders.map(({ what, setting, value }) => (
            <Box component="li" key={setting} sx={{ overflowWrap: 'anywhere', py: 1 }}>
              {what}: {value || 'none'}. Set <code>{setting}</code>.
            </Box>
          ))}
        </Box>
        <Box component="p" sx={{ m: 0, pb: 3 }}>
          Whoever runs the server sets these in its settings and restarts it.
        </Box>
      </details>
    </Box>
  );
}

const strip = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  mb: 5,
  px: 4,
  backgroundColor: colours.haldiTint,
  border: `1px solid ${colours.haldiDark}`,
  borderLeftWidth: 4,
  '& > span': { height: 44, alignItems: 'center' },
};

const summary = {
  boxSizing: 'border-box',
  minHeight: 44,
  py: '10px',
  fontWeight: 600,
  cursor: 'pointer',
} as const;
