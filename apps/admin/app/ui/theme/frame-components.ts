import type { Components, Theme } from '@mui/material/styles';
import { colours } from './colours.ts';
import { typeScale } from './type-scale.ts';

export const frameComponents = {
  MuiMenu: {
    styleOverrides: {
      paper: {
        border: `2px solid ${colours.basalt900}`,
        boxShadow: `4px 4px 0 0 ${colours.basalt900}`,
        marginTop: 4,
      },
      list: { padding: 0 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 40,
        '@media (min-width: 600px)': { minHeight: 40 },
        '@media (pointer: coarse)': { minHeight: 44 },
        padding: '6px 14px',
        fontSize: typeScale.body,
        gap: 10,
        '&:hover': { backgroundColor: colours.flour50 },
        '&.Mui-focusVisible': {
          backgroundColor: colours.flour50,
          outline: `3px solid ${colours.neel}`,
          outlineOffset: '-3px',
        },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: colours.flour100,
          fontWeight: 600,
        },
        '&.Mui-disabled': { opacity: 1, color: colours.basalt700 },
        '&.Mui-selected.Mui-focusVisible': { backgroundColor: colours.flour100 },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        backgroundColor: colours.basalt900,
        color: colours.flour0,
        border: 0,
        boxShadow: 'none',
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '0 16px',
        color: colours.flour200,
        borderLeft: '4px solid transparent',
        '&:hover': { backgroundColor: colours.basalt800, color: colours.flour0 },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: colours.basalt800,
          color: colours.flour0,
          borderLeftColor: colours.haldi,
          fontWeight: 600,
        },
        '&.Mui-focusVisible': {
          backgroundColor: colours.basalt800,
          outline: `3px solid ${colours.haldi}`,
          outlineOffset: '-3px',
        },
        '&.Mui-selected.Mui-focusVisible': { backgroundColor: colours.basalt800 },
      },
    },
  },
} satisfies Components<Theme>;
