import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { legalTitles } from '@dalan/contract/settings/legal-titles';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { setupQuery } from '../../lib/api/shop.ts';
import { useMayCall } from '../../lib/session/duty.ts';
import { colours } from '../../ui/theme/colours.ts';
import { texts } from './today-texts.ts';
import { touchLink } from '../../ui/layout/looks.ts';
import { Notice } from '../../ui/messages/notice.tsx';

/** Tells owners which legal texts customers read although nobody has checked them. */
export function SampleTexts() {
  const mayCall = useMayCall();
  const { samples = [] } = useQuery({ ...setupQuery, enabled: mayCall('getSetup') }).data ?? {};
  if (samples.length === 0) return null;
  return (
    <Notice tone="warning" role="region" label={texts.samples.title}>
      {texts.samples.about(samples.map((name) => legalTitles[name]))}{' '}
      <Box component={Link} to={panelPaths.legal} sx={link}>
        {texts.samples.check}
      </Box>
    </Notice>
  );
}

const link = {
  ...touchLink,
  my: -2.5,
  color: colours.neel,
  fontWeight: 600,
  textUnderlineOffset: '3px',
};
