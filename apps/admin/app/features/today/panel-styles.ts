import { centredRow, hairline, plainList } from '../../ui/layout/looks.ts';

/** Rows of a narrow panel: something left, something right. */
export const rows = {
  ...plainList,
  '& > li': { ...centredRow, minHeight: 48, py: 1.5 },
  '& > li + li': { borderTop: hairline },
} as const;
