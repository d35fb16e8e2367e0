import Box from '@mui/material/Box';
import { formatRupees } from '@dalan/contract/money/money';
import { centredRow } from '../../ui/layout/looks.ts';
import { colours } from '../../ui/theme/colours.ts';
import { cashTexts as texts } from './cash-texts.ts';

/** Says exact, short or over in words, not only in colour. */
export function Difference({ expected, counted }: { expected: number; counted: number }) {
  const difference = Math.round((counted - expected) * 100) / 100;
  const tone = difference === 0 ? exact : differs;
  const word = difference < 0 ? texts.short : texts.over;
  return (
    <Box role="status" sx={{ ...line, ...tone }}>
      {difference === 0 ? texts.exact : word}
      <Box component="b" sx={{ fontSize: 'page' }}>
        {formatRupees(Math.abs(difference))}
      </Box>
    </Box>
  );
}

const line = {
  ...centredRow,
  justifyContent: 'space-between',
  mt: 3,
  px: 4,
  py: 4,
  lineHeight: 1.35,
};
const exact = {
  color: colours.paan,
  backgroundColor: colours.paanTint,
  borderLeft: `4px solid ${colours.paan}`,
};
const differs = {
  color: colours.kumkum,
  backgroundColor: colours.kumkumTint,
  borderLeft: `4px solid ${colours.kumkum}`,
};
