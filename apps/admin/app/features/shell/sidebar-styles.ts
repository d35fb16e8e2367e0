import { colours } from '../../ui/theme/colours.ts';

/** The sidebar is dark, with the stone's outline running off the lower left corner. */
export const sidebarBackground = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: colours.basalt900,
  color: colours.flour0,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'url(/admin/art/stone-outline.svg) left -120px bottom -150px / 360px no-repeat',
    opacity: 0.13,
    pointerEvents: 'none',
  },
} as const;

export const sidebarHead = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  height: 56,
  pl: 4,
  pr: 1.5,
  borderBottom: `1px solid ${colours.basalt700}`,
} as const;
