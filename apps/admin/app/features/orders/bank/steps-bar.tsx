import Box from '@mui/material/Box';
import { Icon } from '../../../ui/icons/icon.tsx';
import { hairline, plainList, sheetLook, strongLine } from '../../../ui/layout/looks.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { bankTexts as texts } from './bank-texts.ts';
import type { BankStep } from './use-bank.ts';

const steps: BankStep[] = ['file', 'columns', 'matches', 'done'];

/** Where the statement is. On phones only the present step has its words. */
export function StepsBar({ step }: { step: BankStep }) {
  const current = steps.indexOf(step);
  return (
    <Box component="ol" aria-label={texts.steps} sx={bar}>
      {steps.map((one, place) => {
        const isDone = place < current;
        return (
          <Box
            component="li"
            key={one}
            aria-current={one === step ? 'step' : undefined}
            sx={[item, one === step && present]}
          >
            <Box
              component="span"
              aria-hidden
              sx={[number, one === step && numberNow, isDone && ticked]}
            >
              {isDone ? <Icon name="check" size={16} /> : place + 1}
            </Box>
            <Box component="span" sx={[words, one !== step && hiddenOnPhones]}>
              {texts[one]}
              {isDone && <VisuallyHidden>, {texts.stepDone}</VisuallyHidden>}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const bar = { ...plainList, ...sheetLook, display: 'flex', mb: 4 };
const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flex: { xs: 'none', sm: '1 1 0' },
  minHeight: 52,
  minWidth: 0,
  px: { xs: 2.5, sm: 4 },
  '& + &': { borderLeft: hairline },
};
const present = {
  flex: { xs: '1 1 auto', sm: '1 1 0' },
  backgroundColor: colours.flour50,
  fontWeight: 600,
};
const words = { minWidth: 0 };
const hiddenOnPhones = {
  '@media (max-width: 599.95px)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const;
const number = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  border: strongLine,
  fontSize: 'note',
  fontWeight: 600,
};
const numberNow = { backgroundColor: colours.basalt900, color: colours.flour0 };
const ticked = {
  border: `2px solid ${colours.paan}`,
  backgroundColor: colours.paan,
  color: colours.flour0,
};
