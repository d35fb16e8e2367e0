import Box from '@mui/material/Box';
import type { BagLabelsAnswer } from '@dalan/contract/mill/bag-labels';
import type { LabelSize } from '@dalan/papers/bag-label';
import { Sheet } from '../../../ui/layout/sheet.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { labelTexts as texts } from './label-texts.ts';
import type { BagKind } from './labels.rules.ts';
import { PrintedLabel } from './printed-label.tsx';

type LabelPreviewProps = { answer: BagLabelsAnswer; kind: BagKind; size: LabelSize };

/** The first label of a kind, larger than on paper, with what is missing in red. */
export function LabelPreview({ answer, kind, size }: LabelPreviewProps) {
  return (
    <Sheet title={texts.preview}>
      <Box sx={ground}>
        <Box sx={{ zoom: size === 'roll' ? 1.5 : 1.1, boxShadow: edge }}>
          <PrintedLabel bag={kind.bags[0]} answer={answer} size={size} isPreview />
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{texts.redIsNotPrinted}</Box>
      </Box>
    </Sheet>
  );
}

const edge = `0 0 0 1px ${colours.basalt900}`;

const ground = {
  display: 'grid',
  justifyItems: 'center',
  gap: 3,
  p: { xs: 2, sm: 5 },
  overflow: 'hidden',
  backgroundColor: colours.flour100,
};
