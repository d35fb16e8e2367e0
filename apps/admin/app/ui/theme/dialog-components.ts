import type { Components, Theme } from '@mui/material/styles';
import { colours } from './colours.ts';
import { displayFont } from './typography.ts';
import { typeScale } from './type-scale.ts';

export const dialogComponents = {
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: `2px solid ${colours.basalt900}`,
        boxShadow: `6px 6px 0 0 ${colours.haldi}`,
        margin: 24,
        maxHeight: 'calc(100% - 48px)',
        '@media (max-width: 599.95px)': {
          margin: 0,
          width: '100%',
          maxWidth: '100%',
          maxHeight: '100%',
          boxShadow: 'none',
          border: 0,
          borderTop: `4px solid ${colours.basalt900}`,
        },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        variants: [{ props: { invisible: false }, style: { backgroundColor: colours.scrim } }],
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        fontFamily: displayFont,
        fontSize: typeScale.title,
        fontWeight: 600,
        lineHeight: 1.2,
        padding: '15px 12px 9px 24px',
        minHeight: 60,
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        borderBottom: `2px solid ${colours.basalt900}`,
        '@media (max-width: 599.95px)': { paddingLeft: 16 },
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: '20px 24px',
        // A focused field scrolls into view with its error, and is not covered by a toast.
        scrollPaddingBlock: '40px 88px',
        '.MuiDialogTitle-root + &': { paddingTop: 20 },
        '@media (max-width: 599.95px)': {
          padding: 16,
          scrollPaddingBlockEnd: '152px',
          '.MuiDialogTitle-root + &': { paddingTop: 16 },
        },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '12px 24px',
        gap: 12,
        backgroundColor: colours.flour50,
        borderTop: `1px solid ${colours.flour200}`,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        '@media (max-width: 599.95px)': {
          padding: '12px 16px',
          '& > .MuiButton-root': { flex: 1 },
        },
      },
    },
  },
} satisfies Components<Theme>;
