import type { Components, Theme } from '@mui/material/styles';
import { colours } from './colours.ts';
import { typeScale } from './type-scale.ts';

export const avatarComponents = {
  MuiAvatar: {
    styleOverrides: {
      root: {
        width: 36,
        height: 36,
        fontSize: typeScale.note,
        fontWeight: 600,
        backgroundColor: colours.basalt700,
        color: colours.flour0,
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse', variant: 'rectangular' },
    styleOverrides: { root: { backgroundColor: colours.flour100 } },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, backgroundColor: colours.flour200 },
      bar: { backgroundColor: colours.basalt900 },
    },
  },
} satisfies Components<Theme>;
