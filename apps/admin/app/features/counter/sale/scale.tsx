import Box from '@mui/material/Box';
import type { ScaleStep } from '@dalan/contract/desk/counter';
import { usualGrams } from '@dalan/contract/desk/counter';
import { leadingName } from '@dalan/contract/language/content-language';
import { formatPaise, formatPromised, formatRupees } from '@dalan/contract/money/money';
import { GRAMS_PER_KG, gramsToKg } from '@dalan/contract/money/weight';
import { formatKg, plainKg } from '../../../lib/format/weight.ts';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { fieldEdge, hairline, sheetLook } from '../../../ui/layout/looks.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { counterTexts as texts } from '../counter-texts.ts';
import { currentLine, paiseOf } from '../counter.rules.ts';
import type { Line, Slip, SlipEvent, Unit } from '../counter.rules.ts';

type ScaleProps = { slip: Slip; step: ScaleStep; send: (event: SlipEvent) => void };

const DIGITS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '.', '0'];

/** The line that is weighed, as the scale on the counter shows it, and the ways to set its weight. */
export function Scale({ slip, step, send }: ScaleProps) {
  const line = currentLine(slip);
  const units: { unit: Unit; label: string }[] = [
    { unit: 'g', label: texts.scale.grams },
    { unit: 'kg', label: texts.scale.kg },
    { unit: '₹', label: '₹' },
  ];
  return (
    <Box component="section" aria-label={texts.scale.label} sx={sheetLook}>
      <Display slip={slip} line={line} step={step} />
      <Box sx={pad}>
        {line !== undefined && line.flour.grinds.length > 0 && <Grinds line={line} send={send} />}
        <Box role="group" aria-label={texts.scale.weights} sx={{ ...three, ...weights }}>
          {usualGrams.map((grams) => (
            <button
              key={grams}
              type="button"
              aria-pressed={line?.grams === grams && line.askedPaise === undefined}
              disabled={line === undefined}
              onClick={() => send({ type: 'weight', grams })}
            >
              {formatKg(gramsToKg(grams))}
            </button>
          ))}
        </Box>
        <Box role="group" aria-label={texts.scale.unit} sx={cells}>
          {units.map(({ unit, label }) => (
            <button
              key={unit}
              type="button"
              aria-pressed={slip.unit === unit}
              onClick={() => send({ type: 'unit', unit })}
            >
              {label}
            </button>
          ))}
        </Box>
        <Box role="group" aria-label={texts.scale.keys} sx={{ ...three, ...keys }}>
          {DIGITS.map((digit) => (
            <button
              key={digit}
              type="button"
              disabled={line === undefined}
              onClick={() => send({ type: 'digit', digit })}
            >
              {digit}
            </button>
          ))}
          <button
            type="button"
            aria-label={texts.scale.erase}
            disabled={line === undefined}
            onClick={() => send({ type: 'erase' })}
          >
            <Icon name="erase" />
          </button>
        </Box>
      </Box>
    </Box>
  );
}

function Display({ slip, line, step }: Omit<ScaleProps, 'send'> & { line: Line | undefined }) {
  const { language } = useLanguage();
  if (line === undefined) {
    return (
      <Box sx={display}>
        <span>{texts.scale.none}</span>
        <Box component="b" aria-hidden sx={weight}>
          –
        </Box>
        <span>{slip.stage === 'sold' ? texts.scale.pressNext : texts.scale.press}</span>
      </Box>
    );
  }
  const { flour, grind, grams, askedPaise } = line;
  const name = leadingName(flour, language);
  const ground = grind && leadingName(grind, language);
  const isInGrams = grams < GRAMS_PER_KG;
  return (
    <Box sx={display}>
      <Box sx={ends}>
        <span lang={name.lang}>{name.text}</span>
        {ground && <span lang={ground.lang}>{ground.text}</span>}
      </Box>
      <Box role="status" sx={{ ...ends, alignItems: 'baseline' }}>
        <Box component="b" sx={weight}>
          {isInGrams ? grams : plainKg(gramsToKg(grams))}
          <small> {isInGrams ? texts.scale.grams : texts.scale.kg}</small>
        </Box>
        <Box component="b" sx={{ fontSize: 'title', color: colours.flour0 }}>
          {formatPaise(paiseOf(line))}
        </Box>
      </Box>
      <span>
        {askedPaise === undefined
          ? texts.scale.perKg(formatRupees(flour.pricePerKg))
          : texts.scale.asked(formatPromised(askedPaise), step)}
      </span>
    </Box>
  );
}

function Grinds({ line, send }: { line: Line; send: ScaleProps['send'] }) {
  const { language } = useLanguage();
  return (
    <div>
      <Box id="counter-grind" sx={{ mb: 1.5, fontSize: 'note', fontWeight: 600 }}>
        {texts.scale.grind}
      </Box>
      <Box role="group" aria-labelledby="counter-grind" sx={{ ...cells, ...manyCells }}>
        {line.flour.grinds.map((grind) => {
          const { text, lang } = leadingName(grind, language);
          return (
            <button
              key={grind.key}
              type="button"
              lang={lang}
              aria-pressed={grind.key === line.grind?.key}
              onClick={() => send({ type: 'grind', grind })}
            >
              {text}
            </button>
          );
        })}
      </Box>
    </div>
  );
}

const display = {
  display: 'grid',
  gap: 1,
  px: 4,
  py: 3,
  minHeight: 116,
  backgroundColor: colours.basalt900,
  color: colours.flour200,
  fontSize: 'small',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
} as const;

const ends = { display: 'flex', justifyContent: 'space-between', gap: 3 } as const;

const weight = {
  color: colours.flour0,
  fontSize: 'figure',
  lineHeight: 1.2,
  '& small': { fontSize: 'lead', fontWeight: 500 },
} as const;

const pad = { display: 'grid', gap: 3, p: 3 };

const pressed = {
  '& [aria-pressed="true"]': { backgroundColor: colours.basalt900, color: colours.flour0 },
};

const plainButtons = {
  '& button': {
    minHeight: 44,
    px: 1,
    backgroundColor: colours.flour0,
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& button:disabled': { color: colours.basalt500, cursor: 'default' },
  '& button:focus-visible': { outlineOffset: '-3px' },
  ...pressed,
};

const three = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 1.5,
  ...plainButtons,
} as const;

const weights = { '& button': { ...plainButtons['& button'], ...fieldEdge } };

const keys = {
  '& button': {
    ...plainButtons['& button'],
    display: 'grid',
    placeItems: 'center',
    minHeight: 46,
    border: hairline,
    borderBottom: `2px solid ${colours.basalt500}`,
    backgroundColor: colours.flour50,
    fontSize: 'lead',
  },
} as const;

const cells = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  ...fieldEdge,
  ...plainButtons,
  '& button': { ...plainButtons['& button'], border: 0 },
  '& button + button': { borderLeft: hairline },
} as const;

/** Up to three grinds are one row, more are two by two. */
const manyCells = {
  '&:has(button:nth-of-type(4))': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' },
} as const;
