import { colours } from '../../ui/theme/colours.ts';

/** A filter beside the search box, drawn like it. The last icon opens it. */
export const filterBox = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  height: 44,
  px: '12px',
  border: `1px solid ${colours.basalt500}`,
  borderBottom: `2px solid ${colours.basalt900}`,
  backgroundColor: colours.flour0,
  color: colours.basalt900,
  font: 'inherit',
  textAlign: 'left',
  '&:hover': { borderColor: colours.basalt900 },
  '&:focus-visible, &:has(select:focus-visible)': {
    outline: `3px solid ${colours.neel}`,
    outlineOffset: '2px',
  },
  '& > svg': { flex: 'none', pointerEvents: 'none' },
  '& > svg:last-of-type': { ml: 'auto' },
} as const;
