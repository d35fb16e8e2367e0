import type { Components, Theme } from '@mui/material/styles';
import { colours } from './colours.ts';

export const baselineComponents = {
  MuiCssBaseline: {
    styleOverrides: {
      html: {
        '--page-size': '1.5rem',
        '@media (min-width: 600px)': { '--page-size': '1.75rem' },
        colorScheme: 'light',
        scrollPaddingTop: '72px',
      },
      body: { fontVariantNumeric: 'tabular-nums', WebkitFontSmoothing: 'antialiased' },
      "[lang='mr'], [lang='hi']": { '--display': "'Mukta'", lineHeight: 1.7 },
      "[lang='en']": { '--display': "'Eczar Variable'" },
      a: { color: colours.neel, textUnderlineOffset: '3px' },
      ':focus-visible': { outline: `3px solid ${colours.neel}`, outlineOffset: '2px' },
      "[data-ground='basalt'] :focus-visible": { outlineColor: colours.haldi },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
        },
      },
    },
  },
  MuiLink: { defaultProps: { color: 'info' } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&.Mui-focusVisible': { outline: `3px solid ${colours.neel}`, outlineOffset: '2px' },
        "[data-ground='basalt'] &.Mui-focusVisible": { outlineColor: colours.haldi },
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0, square: true },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
} satisfies Components<Theme>;
