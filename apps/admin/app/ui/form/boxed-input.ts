/** An input in a box that looks like a field, to be spread into `sx`. */
import { hairline } from '../layout/looks.ts';
import { colours } from '../theme/colours.ts';

/** The input inside a box that looks like a field. */
export const boxedInput = {
  flex: 1,
  minWidth: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: colours.basalt500, opacity: 1 },
} as const;

/** The name of a key at the end of a field, where there are keys. */
export const keyInField = {
  display: { xs: 'none', md: 'grid' },
  placeItems: 'center',
  width: 18,
  height: 20,
  flex: 'none',
  border: hairline,
  color: colours.basalt500,
  font: 'inherit',
  fontSize: 'label',
} as const;
