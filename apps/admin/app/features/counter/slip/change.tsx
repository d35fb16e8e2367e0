import Box from '@mui/material/Box';
import { inNotes } from '@dalan/contract/desk/counter';
import { formatPaise, formatPromisedRupees } from '@dalan/contract/money/money';
import { colours } from '../../../ui/theme/colours.ts';
import { counterTexts as texts } from '../counter-texts.ts';

/** The change to give, and the notes that make it up. */
export function Change({ paise }: { paise: number }) {
  return (
    <Box role="status" sx={box}>
      {paise === 0 ? (
        <Box sx={{ fontWeight: 600 }}>{texts.pay.noChange}</Box>
      ) : (
        <>
          {texts.pay.change}
          <Box component="b" sx={{ display: 'block', fontSize: 'change', lineHeight: 1.15 }}>
            {formatPaise(paise)}
          </Box>
          <Box sx={pieces}>
            {inNotes(paise).map(({ rupees, count }) => (
              <span key={rupees}>
                {count > 1 && `${count} × `}
                {formatPromisedRupees(rupees)}
              </span>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

const box = {
  px: 4,
  py: 3,
  borderLeft: `8px solid ${colours.paan}`,
  backgroundColor: colours.paanTint,
  color: colours.paan,
  fontVariantNumeric: 'tabular-nums',
} as const;

const pieces = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  mt: 2,
  '& span': {
    px: 2,
    border: `1px solid ${colours.basalt900}`,
    backgroundColor: colours.flour0,
    color: colours.basalt900,
    fontWeight: 600,
    lineHeight: '28px',
  },
} as const;
