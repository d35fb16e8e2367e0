import Box from '@mui/material/Box';
import { useState } from 'react';
import type { BagLabelsAnswer } from '@dalan/contract/mill/bag-labels';
import type { LabelSize } from '@dalan/papers/bag-label';
import { KindsList } from './kinds-list.tsx';
import { LabelPreview } from './label-preview.tsx';
import { gapsOf } from './labels.rules.ts';
import { LabelsToMeasure, LabelsToPrint } from './labels-to-print.tsx';
import { MissingFacts } from './missing-facts.tsx';
import type { useChosenLabels } from './use-labels.ts';

type LabelsViewProps = {
  answer: BagLabelsAnswer;
  size: LabelSize;
  chosen: ReturnType<typeof useChosenLabels>;
};

/** What is missing, the kinds of bags, a preview, and the labels for the printer. */
export function LabelsView({ answer, size, chosen }: LabelsViewProps) {
  const [shownKey, setShownKey] = useState('');
  const { kinds, tooLong, countOf } = chosen;
  const shown =
    kinds.find(({ key }) => key === shownKey) ??
    kinds.find(({ obstacle }) => obstacle === null) ??
    kinds[0];
  const gaps = gapsOf(answer, tooLong);
  return (
    <>
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          {gaps.length > 0 && <MissingFacts gaps={gaps} />}
          <KindsList
            kinds={kinds}
            shown={shown}
            tooLong={tooLong}
            countOf={countOf}
            onCount={chosen.setCount}
            onTick={chosen.tick}
            onShow={({ key }) => setShownKey(key)}
          />
        </Box>
        {shown && <LabelPreview answer={answer} kind={shown} size={size} />}
      </Box>
      <LabelsToPrint {...{ answer, kinds, size, countOf }} />
      <LabelsToMeasure {...{ answer, kinds, size }} onFit={chosen.noteFit} />
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  gap: 4,
  alignItems: 'start',
};
