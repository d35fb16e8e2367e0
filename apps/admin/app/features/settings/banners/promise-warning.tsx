import Box from '@mui/material/Box';
import { formatDayHeading } from '../../../lib/format/india-time.ts';
import { Icon } from '../../../ui/icon.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { bannerTexts } from './banner-texts.ts';
import type { BrokenPromise } from './time-words.ts';

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

export function PromiseWarning({ words, promisedDay }: BrokenPromise) {
  return (
    <Box role="status" sx={strip}>
      <Box component="span" sx={{ color: colours.haldiDark, flex: 'none', pt: '2px' }}>
        <Icon name="alert" size={18} />
      </Box>
      <span>
        {bannerTexts.says} <b>{list.format(words)}</b>. {bannerTexts.promises}{' '}
        <b>{dayInWords(promisedDay)}</b>. {bannerTexts.changeWords}
      </span>
    </Box>
  );
}

/** `Mon 16 Nov`. */
export function dayInWords(day: string): string {
  return formatDayHeading(`${day}T12:00:00+05:30`);
}

const strip = {
  display: 'flex',
  gap: 3,
  mt: 3,
  px: 3,
  py: 2,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  backgroundColor: colours.haldiTint,
  border: `1px solid ${colours.haldiDark}`,
  borderLeftWidth: 4,
};
