import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { settingsTitles } from '@dalan/contract/settings/settings-titles';
import { setupQuery } from '../../lib/api/shop.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { sentenceLink } from '../../ui/layout/looks.ts';

/** Lists shop details that still have placeholder values. Empty once the owner has changed them. */
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
          {placeholders.map(({ what, page, value }) => (
            <Box component="li" key={what} sx={{ overflowWrap: 'anywhere', py: 1 }}>
              {what}: {value || 'none'}. Change it in{' '}
              <Box component={Link} to={`${panelPaths.settings}/${page}`} sx={sentenceLink}>
                Settings, {settingsTitles[page]}
              </Box>
              .
            </Box>
          ))}
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
  py: 2.5,
  fontWeight: 600,
  cursor: 'pointer',
} as const;
