import type { SuggestedCategory } from './catalog.ts';

export const categoryLabels: Record<SuggestedCategory, string> = {
  Wheat: 'Wheat',
  Millets: 'Millets',
  Rice: 'Rice',
  Pulses: 'Pulses',
  Blends: 'Blends',
  Fasting: 'Fasting',
};
