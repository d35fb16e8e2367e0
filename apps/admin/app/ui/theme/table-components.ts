import type { Components, Theme } from '@mui/material/styles';
import { colours } from './colours.ts';

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
        fontSize: '0.9375rem',
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
        fontSize: '0.8125rem',
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
      root: { color: 'inherit', '&.Mui-active': { color: colours.basalt900 } },
      icon: { fontSize: 16, marginLeft: 2 },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { borderTop: 0, fontSize: '0.9375rem' },
      toolbar: {
        minHeight: 52,
        paddingLeft: 12,
        paddingRight: 8,
        '@media (min-width: 600px)': { minHeight: 52, paddingLeft: 12, paddingRight: 8 },
      },
      selectLabel: { fontSize: '0.875rem', color: colours.basalt700, margin: 0 },
      displayedRows: { fontSize: '0.875rem', color: colours.basalt900, margin: 0 },
      select: {
        fontSize: '0.9375rem',
        fontWeight: 600,
        minHeight: 0,
        lineHeight: '24px',
        paddingTop: 0,
        paddingBottom: 0,
        textAlignLast: 'auto',
      },
      input: {
        marginRight: 20,
        marginLeft: 8,
        minHeight: 32,
        border: `1px solid ${colours.basalt500}`,
        paddingLeft: 4,
        '@media (max-width: 599.95px)': { marginRight: 12 },
      },
    },
  },
} satisfies Components<Theme>;
