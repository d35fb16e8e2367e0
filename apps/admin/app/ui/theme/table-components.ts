import type { Components, Theme } from '@mui/material/styles';
import { colours } from './colours.ts';
import { typeScale } from './type-scale.ts';

export const tableComponents = {
  MuiTableContainer: {
    styleOverrides: {
      root: {
        backgroundColor: colours.flour0,
        border: `1px solid ${colours.flour200}`,
        borderTop: `2px solid ${colours.basalt900}`,
      },
    },
  },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: colours.flour50 },
        '&.MuiTableRow-hover:focus-within': {
          backgroundColor: colours.flour50,
          boxShadow: `inset 3px 0 0 ${colours.neel}`,
        },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colours.flour50 },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderBottom: `1px solid ${colours.flour100}`,
        fontSize: typeScale.small,
        lineHeight: 1.35,
        padding: '6px 12px',
        color: colours.basalt900,
        '@media (max-width: 899.95px)': { padding: '6px' },
        '&:first-of-type': { paddingLeft: 16, '@media (max-width: 899.95px)': { paddingLeft: 12 } },
        '&:last-of-type': {
          paddingRight: 16,
          '@media (max-width: 899.95px)': { paddingRight: 12 },
        },
      },
      head: {
        height: 40,
        backgroundColor: colours.flour100,
        color: colours.basalt700,
        fontSize: typeScale.label,
        fontWeight: 600,
        lineHeight: 1.25,
        borderBottom: `1px solid ${colours.flour200}`,
        whiteSpace: 'nowrap',
      },
      body: { height: 52 },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        verticalAlign: 'top',
        color: 'inherit',
        '&.Mui-active': { color: colours.basalt900 },
      },
      icon: { fontSize: typeScale.body, marginLeft: 2 },
    },
  },
} satisfies Components<Theme>;
