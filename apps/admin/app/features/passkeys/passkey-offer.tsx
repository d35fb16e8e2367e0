import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { canUsePasskeys } from '../../lib/passkeys/browser-passkeys.ts';
import { passkeyOffer } from '../../lib/passkeys/passkey-offer.ts';
import { declinePasskey, hasDeclinedPasskey } from '../../lib/passkeys/this-device.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { passkeyOfferTexts as texts, passkeyPageTexts } from './passkey-texts.ts';
import { wrappingRow } from '../../ui/layout/looks.ts';

/**
 * Shown after a log-in with a password, to people who have no passkey and did not say "Not now"
 * here.
 */
export function PasskeyOffer({ userId }: { userId: string }) {
  const [hasDeclined] = useState(() => hasDeclinedPasskey(userId));
  if (hasDeclined || !canUsePasskeys()) return null;
  return (
    <Box component="section" aria-label={texts.title} sx={strip}>
      <Box component="span" sx={{ display: 'grid', color: colours.neel }}>
        <Icon name="passkey" size={24} />
      </Box>
      <Box sx={{ flex: '1 1 240px' }}>
        <b>{texts.title}</b> {texts.text}
      </Box>
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Button variant="outlined" component={Link} to={panelPaths.passkeys}>
          {passkeyPageTexts.add}
        </Button>
        <Button
          variant="text"
          onClick={() => {
            declinePasskey(userId);
            passkeyOffer.set(false);
          }}
        >
          {texts.notNow}
        </Button>
      </Box>
    </Box>
  );
}

const strip = {
  ...wrappingRow,
  mb: 5,
  px: 4,
  py: 3,
  backgroundColor: colours.neelTint,
  border: `1px solid ${colours.neel}`,
  borderLeftWidth: 4,
};
