import { offeredGrams } from '@dalan/contract/catalog/offered-weights';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { FlourHolders } from '@dalan/contract/catalog/grinds';
import { GRAMS_PER_KG, formatGrams } from '@dalan/contract/money/weight';
import { Segments } from '../../../ui/form/segments.tsx';
import { hairline } from '../../../ui/layout/looks.ts';
import { colours } from '../../../ui/theme/colours.ts';
import { stepChoices, stepGramsOf } from '../product-form.ts';
import type { ProductForm } from '../product-form.ts';
import { heldBelowStep } from './grinds.rules.ts';
import type { GrindRow } from './grinds.rules.ts';
import { grindFormTexts as texts } from './grind-form-texts.ts';

type WeightPanelProps = {
  control: Control<ProductForm>;
  rows: readonly GrindRow[];
  savedStepGrams: number;
  holders: FlourHolders | undefined;
};

export function WeightPanel({ control, rows, savedStepGrams, holders }: WeightPanelProps) {
  const { field } = useController({ control, name: 'stepGrams' });
  const stepGrams = stepGramsOf(field.value);
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Typography variant="h3" component="h3" sx={{ mb: 2 }}>
        {texts.soldBy}
      </Typography>
      <Segments
        label={texts.smallestWeight}
        options={stepChoices}
        value={field.value}
        onChoose={field.onChange}
      />
      <Box sx={note}>{texts.counterWeighs}</Box>
      <Box role="status" sx={note}>
        {stepGrams > savedStepGrams && texts.largerStep(heldBelowStep(holders, stepGrams))}
      </Box>
      <Preview rows={rows} stepGrams={stepGrams} />
    </Box>
  );
}

type PreviewProps = { rows: readonly GrindRow[]; stepGrams: number };

function Preview({ rows, stepGrams }: PreviewProps) {
  const names = rows.map(({ name }) => name.trim()).filter((name) => name !== '');
  return (
    <Box role="group" aria-label={texts.customerSees} sx={preview}>
      <Box aria-hidden sx={{ mb: 1.5, fontSize: 'note', fontWeight: 600, color: 'text.secondary' }}>
        {texts.customerSees}
      </Box>
      {names.length > 0 && (
        <Box sx={{ ...chips, mb: 2 }}>
          {names.map((name, index) => (
            <Box component="span" key={`${index} ${name}`} data-on={index === 0}>
              {name}
            </Box>
          ))}
        </Box>
      )}
      <Box sx={chips}>
        {offeredGrams(stepGrams).map((grams) => (
          <Box component="span" key={grams} data-on={grams === GRAMS_PER_KG}>
            {formatGrams(grams)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const note = { fontSize: 'note', color: 'text.secondary' };

const preview = {
  mt: 4,
  px: 4,
  pt: 3,
  pb: 3.5,
  border: hairline,
  backgroundColor: colours.flour50,
};

const chips = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 40,
    px: 3.5,
    border: `1px solid ${colours.basalt500}`,
    backgroundColor: colours.flour0,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& > [data-on="true"]': { backgroundColor: colours.basalt900, color: colours.flour0 },
} as const;
