import type { Components, Theme } from '@mui/material/styles';
import { colours } from './colours.ts';
import { typeScale } from './type-scale.ts';

export const fieldComponents = {
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
  MuiFormControl: { styleOverrides: { root: { verticalAlign: 'top' } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        fontSize: typeScale.small,
        fontWeight: 600,
        lineHeight: 1.35,
        color: colours.basalt900,
        overflow: 'visible',
        whiteSpace: 'normal',
        '&.Mui-focused': { color: colours.basalt900 },
        '&.Mui-error': { color: colours.basalt900 },
        '&.Mui-disabled': { color: colours.basalt700 },
      },
      asterisk: { color: colours.kumkum },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: colours.flour0,
        minHeight: 44,
        fontSize: typeScale.body,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colours.basalt900 },
        '&.Mui-focused': { outline: `3px solid ${colours.neel}`, outlineOffset: '2px' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: colours.basalt900,
          borderWidth: '1px 1px 2px',
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: colours.kumkum,
          borderWidth: 2,
        },
        '&.Mui-disabled': { backgroundColor: colours.flour100 },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': {
          borderColor: colours.flour200,
          borderWidth: 1,
        },
        '&.MuiInputBase-multiline': {
          padding: 0,
          alignItems: 'flex-start',
          '&.MuiInputBase-adornedEnd': { paddingRight: 12 },
          '&.MuiInputBase-adornedEnd > svg': { marginTop: 13 },
        },
        '&.MuiInputBase-adornedEnd': {
          paddingRight: 12,
          '&:has(> .MuiIconButton-root)': { paddingRight: 2 },
        },
        '&.MuiInputBase-adornedStart': { paddingLeft: 12 },
      },
      notchedOutline: {
        top: 0,
        borderColor: colours.basalt500,
        borderWidth: '1px 1px 2px',
        borderBottomColor: colours.basalt900,
        '& legend': { display: 'none' },
      },
      input: {
        padding: '9px 12px',
        height: 26,
        '&.Mui-disabled': { WebkitTextFillColor: colours.basalt700 },
        '&::placeholder': { color: colours.basalt500, opacity: 1 },
        '&.MuiInputBase-inputMultiline': { padding: '9px 12px', height: 'auto' },
      },
    },
  },
  MuiInputBase: { styleOverrides: { input: { '&:focus-visible': { outline: 'none' } } } },
  MuiSelect: {
    styleOverrides: {
      select: {
        display: 'flex',
        alignItems: 'center',
        minHeight: '26px',
        '&.Mui-disabled': { WebkitTextFillColor: colours.basalt700 },
        '&:focus': { backgroundColor: 'transparent' },
      },
      icon: { color: colours.basalt900, right: 10, '&.Mui-disabled': { color: colours.basalt300 } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
        fontSize: typeScale.note,
        lineHeight: 1.35,
        color: colours.basalt500,
        '&.Mui-error': { color: colours.kumkum, fontWeight: 600 },
        '&.Mui-disabled': { color: colours.basalt500 },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        borderRadius: 0,
        padding: 10,
        color: colours.basalt900,
        '&.Mui-checked': { color: colours.basalt900 },
        '&:hover': { backgroundColor: colours.flour100 },
        '&.Mui-focusVisible': { outline: `3px solid ${colours.neel}`, outlineOffset: '-3px' },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: -10, marginRight: 0, minHeight: 44 },
      label: { fontSize: typeScale.body, lineHeight: 1.3 },
    },
  },
} satisfies Components<Theme>;
