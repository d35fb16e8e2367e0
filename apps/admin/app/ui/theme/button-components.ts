import type { Components, Theme } from '@mui/material/styles';
import { colours } from './colours.ts';
import { typeScale } from './type-scale.ts';

export const buttonComponents = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 40,
        minWidth: 88,
        padding: '6px 16px',
        '@media (pointer: coarse), (max-width: 899.95px)': { minHeight: 44 },
        '&.Mui-disabled': { color: colours.basalt500 },
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              boxShadow: `0 3px 0 0 ${colours.basalt900}`,
              '&:hover': {
                backgroundColor: colours.haldi,
                boxShadow: `0 5px 0 0 ${colours.basalt900}`,
                transform: 'translateY(-2px)',
              },
              '&:active': {
                backgroundColor: colours.haldiPressed,
                boxShadow: 'none',
                transform: 'translateY(3px)',
              },
              '&.Mui-focusVisible': {
                boxShadow: `0 3px 0 0 ${colours.basalt900}`,
                outlineOffset: '4px',
              },
              '&.Mui-disabled': {
                backgroundColor: colours.flour100,
                boxShadow: `inset 0 0 0 1px ${colours.flour200}`,
              },
            },
          },
          {
            props: { variant: 'contained', color: 'error' },
            style: {
              boxShadow: `0 3px 0 0 ${colours.kumkumDark}`,
              '&:hover': {
                backgroundColor: colours.kumkum,
                boxShadow: `0 5px 0 0 ${colours.kumkumDark}`,
                transform: 'translateY(-2px)',
              },
              '&:active': {
                backgroundColor: colours.kumkumDark,
                boxShadow: 'none',
                transform: 'translateY(3px)',
              },
              '&.Mui-focusVisible': {
                boxShadow: `0 3px 0 0 ${colours.kumkumDark}`,
                outlineOffset: '4px',
              },
              '&.Mui-disabled': {
                backgroundColor: colours.flour100,
                boxShadow: `inset 0 0 0 1px ${colours.flour200}`,
              },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              border: `2px solid ${colours.basalt900}`,
              color: colours.basalt900,
              backgroundColor: colours.flour0,
              '&:hover': { borderColor: colours.basalt900, backgroundColor: colours.flour100 },
              '&.Mui-disabled': {
                border: `2px solid ${colours.flour200}`,
                backgroundColor: colours.flour100,
              },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              color: colours.neel,
              textDecoration: 'underline',
              textUnderlineOffset: '4px',
              textDecorationThickness: '2px',
              '&:hover': {
                backgroundColor: colours.flour100,
                textDecoration: 'underline',
                textDecorationThickness: '2px',
              },
            },
          },
          {
            props: { size: 'small' },
            style: { minHeight: 32, padding: '2px 11px', fontSize: typeScale.small, minWidth: 64 },
          },
          { props: { size: 'large' }, style: { minHeight: 48, fontSize: typeScale.lead } },
        ],
      },
      // MUI's zero-width space is not in Mukta: the browser would load a whole file to find out.
      startIcon: { marginLeft: -2, marginRight: 8, '&::before': { content: '"\\a0"' } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 0,
        width: 40,
        height: 40,
        padding: 0,
        color: colours.basalt700,
        '&:hover': { backgroundColor: colours.flour100, color: colours.basalt900 },
        '&.Mui-focusVisible': { outlineOffset: '-1px' },
        "[data-ground='basalt'] &": { color: colours.flour0 },
        "[data-ground='basalt'] &:hover": {
          backgroundColor: colours.basalt800,
          color: colours.flour0,
        },
        variants: [
          {
            props: { size: 'small' },
            style: {
              width: 32,
              height: 32,
              '@media (pointer: coarse), (max-width: 899.95px)': { width: 36, height: 44 },
              '@media (max-width: 599.95px)': { width: 44, height: 44 },
            },
          },
          {
            props: { color: 'error' },
            style: {
              color: colours.basalt700,
              '&:hover, &.Mui-focusVisible': {
                backgroundColor: colours.kumkumTint,
                color: colours.kumkum,
              },
            },
          },
        ],
      },
    },
  },
} satisfies Components<Theme>;
