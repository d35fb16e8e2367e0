import { colours } from '../../ui/theme/colours.ts';

/** A white sheet with a strong upper edge. */
export const sheet = {
  backgroundColor: colours.flour0,
  border: `1px solid ${colours.flour200}`,
  borderTop: `2px solid ${colours.basalt900}`,
  '&:not(:first-of-type)': { mt: 4 },
} as const;

export const inner = { px: { xs: 3, sm: 4 } } as const;
