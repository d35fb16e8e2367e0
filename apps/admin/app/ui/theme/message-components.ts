import type { Components, Theme } from '@mui/material/styles';
import { colours } from './colours.ts';
import { typeScale } from './type-scale.ts';

export const messageComponents = {
  // The toast stack is positioned, not the single toast.
  MuiSnackbar: { styleOverrides: { root: { position: 'static', transform: 'none' } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        backgroundColor: colours.basalt900,
        color: colours.flour0,
        fontSize: typeScale.body,
        padding: 0,
        minWidth: 320,
        maxWidth: 560,
        flexWrap: 'nowrap',
        '@media (max-width: 599.95px)': { minWidth: 0, maxWidth: 'none', width: '100%' },
        boxShadow: `4px 4px 0 0 ${colours.flour200}`,
        borderLeft: `8px solid ${colours.paan}`,
        minHeight: 56,
        "[role='alert'] &": { borderLeftColor: colours.kumkum },
      },
      message: {
        padding: '14px 0 14px 14px',
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        flex: 1,
        minWidth: 0,
        overflowWrap: 'anywhere',
        lineHeight: '22px',
        '& svg': { flex: 'none' },
      },
      action: { padding: '0 4px 0 12px', margin: 0 },
    },
  },
} satisfies Components<Theme>;
