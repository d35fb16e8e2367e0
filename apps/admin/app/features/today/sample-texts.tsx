import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { legalTitles } from '@dalan/contract/settings/legal-titles';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { setupQuery } from '../../lib/api/shop.ts';
import { useMayCall } from '../../lib/session/duty.ts';
import { Icon } from '../../ui/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { texts } from './today-texts.ts';

/** For owners: which legal texts customers read without anybody having checked them. */
export function SampleTexts() {
  const mayCall = useMayCall();
  const { samples = [] } = useQuery({ ...setupQuery, enabled: mayCall('getSetup') }).data ?? {};
  if (samples.length === 0) return null;
  return (
    <Box component="section" aria-label={texts.samples.title} sx={strip}>
      <Icon name="alert" />
      <span>
        {texts.samples.about(samples.map((name) => legalTitles[name]))}{' '}
        <Box component={Link} to={panelPaths.legal} sx={link}>
          {texts.samples.check}
        </Box>
      </span>
    </Box>
  );
}

const strip = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  alignItems: 'center',
  px: 4,
  py: 2,
  backgroundColor: colours.haldiTint,
  border: `1px solid ${colours.haldiDark}`,
  borderLeftWidth: 4,
  '& > svg': { color: colours.haldiDark },
};

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  my: '-10px',
  color: colours.neel,
  fontWeight: 600,
  textUnderlineOffset: '3px',
};
