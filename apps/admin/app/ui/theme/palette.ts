import type { PaletteOptions } from '@mui/material/styles';
import { colours } from './colours.ts';

export const palette = {
  mode: 'light',
  common: { black: colours.basalt900, white: colours.flour0 },
  primary: {
    main: colours.haldi,
    dark: colours.haldiPressed,
    light: colours.haldiTint,
    contrastText: colours.basalt900,
  },
  secondary: {
    main: colours.basalt900,
    dark: '#000000',
    light: colours.basalt700,
    contrastText: colours.flour0,
  },
  error: {
    main: colours.kumkum,
    dark: colours.kumkumDark,
    light: colours.kumkumTint,
    contrastText: colours.flour0,
  },
  warning: {
    main: colours.haldiDark,
    dark: '#5C3E00',
    light: colours.haldiTint,
    contrastText: colours.flour0,
  },
  success: {
    main: colours.paan,
    dark: '#16432B',
    light: colours.paanTint,
    contrastText: colours.flour0,
  },
  info: {
    main: colours.neel,
    dark: '#163759',
    light: colours.neelTint,
    contrastText: colours.flour0,
  },
  text: { primary: colours.basalt900, secondary: colours.basalt700, disabled: colours.basalt500 },
  divider: colours.flour200,
  background: { default: colours.flour50, paper: colours.flour0 },
  action: {
    active: colours.basalt700,
    hover: colours.flour50,
    selected: colours.flour100,
    disabled: colours.basalt500,
    disabledBackground: colours.flour100,
    focus: colours.flour100,
  },
} satisfies PaletteOptions;
