import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { CounterFlour } from '@dalan/contract/desk/counter';
import { leadingName } from '@dalan/contract/language/content-language';
import { formatPromised, formatPromisedRupees } from '@dalan/contract/money/money';
import { gramsToKg } from '@dalan/contract/money/weight';
import { formatKg } from '../../../lib/format/weight.ts';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { FlourPicture } from '../../../ui/flours/flour-picture.tsx';
import { hairline } from '../../../ui/layout/looks.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { counterTexts as texts } from '../counter-texts.ts';
import { currentLine, gramsOf, isOut } from '../counter.rules.ts';
import type { Slip } from '../counter.rules.ts';

type TilesProps = {
  flours: CounterFlour[];
  slip: Slip;
  onPress: (flour: CounterFlour) => void;
};

/** The flours keep their places. A press adds 1 kg and puts the line on the scale. */
export function Tiles({ flours, slip, onPress }: TilesProps) {
  const { language } = useLanguage();
  const current = currentLine(slip);
  return (
    <Box component="ul" aria-label={texts.flours} sx={grid}>
      {flours.map((flour) => {
        const { text, lang } = leadingName(flour, language);
        const isNow = current?.flour._id === flour._id;
        const grams = gramsOf(slip.lines, flour);
        return (
          <li key={flour._id}>
            {isOut(flour) ? (
              <Box sx={{ ...tile, ...out }}>
                <Picture flour={flour} />
                <Box sx={words}>
                  <b lang={lang}>{text}</b>
                  <span>
                    {formatPromisedRupees(flour.pricePerKg)} · {texts.outOfStock}
                  </span>
                  <Link to={panelPaths.stock}>{texts.outHint}</Link>
                </Box>
              </Box>
            ) : (
              <Box
                component="button"
                type="button"
                aria-pressed={isNow}
                onClick={() => onPress(flour)}
                sx={{ ...tile, ...(grams > 0 && chosen), ...(isNow && now) }}
              >
                <Picture flour={flour} />
                <Box component="span" sx={words}>
                  <b lang={lang}>{text}</b>
                  <span>
                    {formatPromisedRupees(flour.pricePerKg)} · {formatKg(flour.stockKg)}
                  </span>
                </Box>
                {grams > 0 && (
                  <Box component="span" sx={count}>
                    {askedOf(slip, flour) ?? formatKg(gramsToKg(grams))}
                    <VisuallyHidden> {texts.onSlip}</VisuallyHidden>
                  </Box>
                )}
              </Box>
            )}
          </li>
        );
      })}
    </Box>
  );
}

/** The rupees of the only line of a flour, if it was asked for by them. */
function askedOf({ lines }: Slip, { _id }: CounterFlour): string | undefined {
  const own = lines.filter(({ flour }) => flour._id === _id);
  const asked = own.length === 1 ? own[0]?.askedPaise : undefined;
  return asked === undefined ? undefined : formatPromised(asked);
}

function Picture({ flour: { productImg } }: { flour: CounterFlour }) {
  return <FlourPicture path={productImg === '' ? undefined : productImg} size={40} />;
}

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderTop: hairline,
  '& li': { display: 'grid', borderBottom: hairline },
  '& li:nth-of-type(odd)': { borderRight: hairline },
};

const tile = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: { xs: 2, sm: 3 },
  alignItems: 'center',
  width: '100%',
  minHeight: 68,
  px: { xs: 2, sm: 3 },
  py: 2,
  border: 0,
  backgroundColor: colours.flour0,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  lineHeight: 1.3,
  cursor: 'pointer',
  '&:hover': { backgroundColor: colours.flour50 },
  '&:focus-visible': { outlineOffset: '-3px', zIndex: 1 },
} as const;

const chosen = {
  backgroundColor: colours.flour50,
  boxShadow: `inset 4px 0 0 ${colours.basalt900}`,
};

const now = {
  backgroundColor: colours.haldiTint,
  boxShadow: `inset 4px 0 0 ${colours.haldi}`,
  '&:hover': { backgroundColor: colours.haldiTint },
};

const out = {
  color: colours.basalt500,
  backgroundColor: colours.flour50,
  cursor: 'default',
  '& img': { filter: 'grayscale(1)' },
  '& a': { fontSize: 'note', display: 'inline-flex', alignItems: 'center', minHeight: 28 },
};

const words = {
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& b': { display: 'block', fontWeight: 600 },
  '& b:lang(mr), & b:lang(hi)': { lineHeight: 1.5 },
  '& span': { display: 'block', color: 'text.secondary', fontSize: 'note' },
} as const;

const count = {
  position: 'absolute',
  right: 6,
  top: 6,
  minHeight: 22,
  px: 1.5,
  fontSize: 'label',
  fontWeight: 600,
  lineHeight: '22px',
  color: colours.flour0,
  backgroundColor: colours.basalt900,
  outline: `2px solid ${colours.flour0}`,
} as const;
