import { centredRow, hairline, plainList } from '../../ui/layout/looks.ts';

/** Rows of a narrow panel, with content at the left and at the right. */
export const rows = {
  ...plainList,
  '& > li': { ...centredRow, minHeight: 48, py: 1.5 },
  '& > li + li': { borderTop: hairline },
} as const;
