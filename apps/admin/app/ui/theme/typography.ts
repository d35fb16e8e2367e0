import type { TypographyVariantsOptions } from '@mui/material/styles';
import { typeScale } from './type-scale.ts';

/** Eczar lacks the conjuncts of Marathi: `baseline-components.ts` sets Mukta for Devanagari. */
export const displayFont = "var(--display, 'Eczar Variable'), 'Eczar Fallback', 'Mukta', serif";

export const typography = {
  ...typeScale,
  fontFamily: "'Mukta', 'Mukta Fallback', 'Noto Sans Devanagari', system-ui, sans-serif",
  htmlFontSize: 16,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: {
    fontFamily: displayFont,
    fontWeight: 700,
    fontSize: typeScale.page,
    lineHeight: 1.15,
    letterSpacing: 0,
  },
  h2: {
    fontFamily: displayFont,
    fontWeight: 600,
    fontSize: typeScale.title,
    lineHeight: 1.2,
    letterSpacing: 0,
  },
  h3: {
    fontFamily: displayFont,
    fontWeight: 600,
    fontSize: typeScale.lead,
    lineHeight: 1.25,
    letterSpacing: 0,
  },
  subtitle1: { fontWeight: 600, fontSize: typeScale.body, lineHeight: 1.5, letterSpacing: 0 },
  body1: { fontSize: typeScale.body, lineHeight: 1.5, letterSpacing: 0 },
  body2: { fontSize: typeScale.small, lineHeight: 1.4, letterSpacing: 0 },
  caption: { fontSize: typeScale.label, lineHeight: 1.4, letterSpacing: 0 },
  button: {
    fontWeight: 600,
    fontSize: typeScale.body,
    lineHeight: 1.25,
    letterSpacing: 0,
    textTransform: 'none',
  },
} satisfies TypographyVariantsOptions & typeof typeScale;
