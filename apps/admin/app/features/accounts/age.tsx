import Box from '@mui/material/Box';
import { OPEN_TOO_LONG_DAYS } from '@dalan/contract/on-account/accounts';
import { daysSince } from '../../lib/format/india-time.ts';
import { colours } from '../../ui/theme/colours.ts';
import { accountsTexts as texts } from './accounts-texts.ts';

/** `46 days`, in red from a month on. */
export function Age({ since }: { since: string }) {
  const days = daysSince(since);
  const isTooLong = days >= OPEN_TOO_LONG_DAYS;
  return (
    <Box component="span" sx={isTooLong ? red : calm}>
      {texts.days(days)}
    </Box>
  );
}

const calm = { whiteSpace: 'nowrap', color: colours.basalt700 } as const;
const red = { whiteSpace: 'nowrap', color: colours.kumkum, fontWeight: 600 } as const;
