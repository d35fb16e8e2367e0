import type { TypographyVariantsOptions } from '@mui/material/styles';

/** Eczar lacks the conjuncts of Marathi: `baseline-components.ts` sets Mukta for Devanagari. */
export const displayFont = "var(--display, 'Eczar Variable'), 'Mukta', serif";

export const typography = {
  fontFamily: "'Mukta', 'Noto Sans Devanagari', system-ui, sans-serif",
  htmlFontSize: 16,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: {
    fontFamily: displayFont,
    fontWeight: 700,
    fontSize: '1.75rem',
    lineHeight: 1.15,
    letterSpacing: 0,
  },
  h2: {
    fontFamily: displayFont,
    fontWeight: 600,
    fontSize: '1.375rem',
    lineHeight: 1.2,
    letterSpacing: 0,
  },
  h3: {
    fontFamily: displayFont,
    fontWeight: 600,
    fontSize: '1.125rem',
    lineHeight: 1.25,
    letterSpacing: 0,
  },
  subtitle1: { fontWeight: 600, fontSize: '1rem', lineHeight: 1.5, letterSpacing: 0 },
  subtitle2: { fontWeight: 600, fontSize: '0.8125rem', lineHeight: 1.4, letterSpacing: 0 },
  body1: { fontSize: '1rem', lineHeight: 1.5, letterSpacing: 0 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.4, letterSpacing: 0 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4, letterSpacing: 0 },
  button: {
    fontWeight: 600,
    fontSize: '1rem',
    lineHeight: 1.25,
    letterSpacing: 0,
    textTransform: 'none',
  },
  overline: {
    fontWeight: 600,
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    letterSpacing: 0,
    textTransform: 'none',
  },
} satisfies TypographyVariantsOptions;
