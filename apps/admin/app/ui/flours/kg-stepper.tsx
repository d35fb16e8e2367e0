import Box from '@mui/material/Box';
import { useState } from 'react';
import { StepButton, stepperField, stepperFrame } from '../form/stepper-parts.tsx';

type KgStepperProps = {
  flour: string;
  kg: number;
  /** Stock available to this order. */
  maxKg: number;
  /** The smallest weight by which the flour is sold. */
  stepGrams: number;
  onChange: (kg: number) => void;
};

const GRAMS_PER_KG = 1000;

/** Moves by whole steps up to `maxKg`; the caller says how much that is. */
export function KgStepper({ flour, kg, maxKg, stepGrams, onChange }: KgStepperProps) {
  const [typed, setTyped] = useState<string>();
  const label = `kg of ${flour}`;
  const grams = Math.round(kg * GRAMS_PER_KG);
  const limit = Math.round(maxKg * GRAMS_PER_KG);
  const isWhole = stepGrams === GRAMS_PER_KG;
  const set = (wanted: number, most: number) =>
    onChange(Math.max(stepGrams, Math.min(wanted, most)) / GRAMS_PER_KG);
  return (
    <Box role="group" aria-label={label} sx={stepperFrame}>
      <StepButton
        label={`Less ${label}`}
        icon="minus"
        isOff={grams <= stepGrams}
        onPress={() => set((Math.ceil(grams / stepGrams) - 1) * stepGrams, Math.max(limit, grams))}
      />
      <Box
        component="input"
        type="text"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        aria-label={label}
        value={typed ?? String(kg)}
        onChange={(event) => {
          const text = isWhole
            ? event.target.value.replace(/\D/g, '').slice(0, 3)
            : event.target.value
                .replace(',', '.')
                .replace(/[^\d.]/g, '')
                .slice(0, 6);
          setTyped(text);
          const wanted = Math.round(Number(text) * GRAMS_PER_KG);
          // Half-typed weights, such as `2.`, are not weights yet.
          if (text !== '' && wanted % stepGrams === 0) set(wanted, limit);
        }}
        onBlur={() => setTyped(undefined)}
        sx={stepperField}
      />
      <StepButton
        label={`More ${label}`}
        icon="add"
        isOff={grams >= limit}
        onPress={() => set((Math.floor(grams / stepGrams) + 1) * stepGrams, limit)}
      />
    </Box>
  );
}
