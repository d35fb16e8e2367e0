import Box from '@mui/material/Box';
import { formatDayHeading } from '../../../lib/format/india-time.ts';
import { bannerTexts } from './banner-texts.ts';
import type { BrokenPromise } from './time-words.ts';
import { Notice } from '../../../ui/messages/notice.tsx';

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

export function PromiseWarning({ words, promisedDay }: BrokenPromise) {
  return (
    <Box sx={{ mt: 3 }}>
      <Notice tone="warning">
        {bannerTexts.says} <b>{list.format(words)}</b>. {bannerTexts.promises}{' '}
        <b>{dayInWords(promisedDay)}</b>. {bannerTexts.changeWords}
      </Notice>
    </Box>
  );
}

/** `Mon 16 Nov`. */
export function dayInWords(day: string): string {
  return formatDayHeading(`${day}T12:00:00+05:30`);
}
