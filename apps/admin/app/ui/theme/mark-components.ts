import type { Components, Theme } from '@mui/material/styles';
import { colours } from './colours.ts';

export const markComponents = {
  MuiChip: {
    styleOverrides: {
      root: {
        height: 24,
        borderRadius: 0,
        fontSize: '0.84375rem',
        fontWeight: 600,
        lineHeight: 1,
        backgroundColor: colours.flour100,
        color: colours.basalt700,
        justifyContent: 'flex-start',
        variants: [
          {
            props: { color: 'warning' },
            style: { backgroundColor: colours.haldiTint, color: colours.haldiDark },
          },
          {
            props: { color: 'error' },
            style: { backgroundColor: colours.kumkumTint, color: colours.kumkum },
          },
          {
            props: { color: 'success' },
            style: { backgroundColor: colours.paanTint, color: colours.paan },
          },
          {
            props: { color: 'info' },
            style: { backgroundColor: colours.neelTint, color: colours.neel },
          },
          {
            props: { color: 'secondary' },
            style: { backgroundColor: colours.basalt900, color: colours.flour0 },
          },
          {
            props: { variant: 'outlined' },
            style: {
              backgroundColor: colours.flour0,
              color: colours.basalt700,
              borderColor: colours.basalt300,
            },
          },
        ],
      },
      label: { paddingLeft: 7, paddingRight: 7, overflow: 'visible', paddingTop: 1 },
      icon: { margin: '0 -3px 0 6px', color: 'inherit', width: 14, height: 14, flex: 'none' },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: {
        width: 36,
        height: 36,
        fontSize: '0.875rem',
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
