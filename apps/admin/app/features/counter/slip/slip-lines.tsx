import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { leadingName } from '@dalan/contract/language/content-language';
import { formatPaise, formatRupees } from '@dalan/contract/money/money';
import { gramsToKg } from '@dalan/contract/money/weight';
import { formatRoundOff } from '@dalan/contract/payments/bill-rows';
import { formatKg } from '../../../lib/format/weight.ts';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { plainList, spreadRow } from '../../../ui/layout/looks.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { counterTexts as texts } from '../counter-texts.ts';
import { keyOf, paiseOf, totalOf } from '../counter.rules.ts';
import type { Slip, SlipEvent } from '../counter.rules.ts';
import { dotted, sumRow } from './chit.ts';

type SlipLinesProps = { slip: Slip; send: (event: SlipEvent) => void };

export function SlipLines({ slip, send }: SlipLinesProps) {
  const { language } = useLanguage();
  return (
    <Box component="ul" sx={plainList}>
      {slip.lines.map((line) => {
        const key = keyOf(line);
        const name = leadingName(line.flour, language);
        const ground = line.grind && leadingName(line.grind, language);
        const problem = slip.problem?.lines[key];
        const weighed = texts.slip.line(
          formatKg(gramsToKg(line.grams)),
          formatRupees(line.flour.pricePerKg),
        );
        return (
          <Box component="li" key={key} sx={{ ...row, ...(key === slip.current && now) }}>
            <Box
              component="button"
              type="button"
              aria-pressed={key === slip.current}
              onClick={() => send({ type: 'choose', key })}
              sx={words}
            >
              <b lang={name.lang}>{name.text}</b>
              <Box component="span" sx={below}>
                {ground && <span lang={ground.lang}>{ground.text} · </span>}
                {weighed}
              </Box>
              {problem !== undefined && (
                <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
                  {problem}
                </Box>
              )}
            </Box>
            <b>{formatPaise(paiseOf(line))}</b>
            <IconButton
              aria-label={texts.slip.remove(name.text)}
              onClick={() => send({ type: 'remove', key })}
              sx={{ width: 44, height: 44 }}
            >
              <Icon name="delete" size={18} />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}

/** The rounding has a row of its own, and the sum is in whole rupees. */
export function SlipSum({ slip }: { slip: Slip }) {
  const { roundOffPaise, toPayPaise } = totalOf(slip.lines);
  return (
    <>
      {roundOffPaise !== 0 && (
        <Box sx={{ ...spreadRow, pt: 1, color: 'text.secondary' }}>
          {texts.slip.roundOff} <span>{formatRoundOff(roundOffPaise)}</span>
        </Box>
      )}
      <Box role="status" sx={sumRow}>
        {texts.slip.toPay} <b>{formatPaise(toPayPaise)}</b>
      </Box>
    </>
  );
}

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
  alignItems: 'center',
  minHeight: 56,
  ...dotted,
} as const;

const now = {
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -14,
    top: 8,
    bottom: 10,
    width: 4,
    backgroundColor: colours.haldi,
  },
} as const;

const words = {
  minHeight: 44,
  p: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: 1.35,
  textAlign: 'left',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
} as const;

const below = { display: 'block', color: 'text.secondary', fontSize: 'note' } as const;
