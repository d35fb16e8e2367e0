import Box from '@mui/material/Box';
import { useState } from 'react';
import { StepButton, stepperField, stepperFrame } from './stepper-parts.tsx';

type CountStepperProps = {
  labels: { field: string; fewer: string; more: string };
  count: number;
  max: number;
  onChange: (count: number) => void;
};

/** A whole number from 0, by buttons or typed. */
export function CountStepper({ labels, count, max, onChange }: CountStepperProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Box role="group" aria-label={labels.field} sx={stepperFrame}>
      <StepButton
        label={labels.fewer}
        icon="minus"
        isOff={count <= 0}
        onPress={() => onChange(count - 1)}
      />
      <Box
        component="input"
        type="text"
        inputMode="numeric"
        aria-label={labels.field}
        value={typed ?? String(count)}
        onChange={(event) => {
          const text = event.target.value.replace(/\D/g, '').slice(0, String(max).length);
          setTyped(text);
          if (text !== '') onChange(Math.min(Number(text), max));
        }}
        onBlur={() => setTyped(undefined)}
        sx={stepperField}
      />
      <StepButton
        label={labels.more}
        icon="add"
        isOff={count >= max}
        onPress={() => onChange(count + 1)}
      />
    </Box>
  );
}
