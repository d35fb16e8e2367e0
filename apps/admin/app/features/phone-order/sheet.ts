import { sheetInset, sheetLook } from '../../ui/layout/looks.ts';

/** A white sheet with a strong upper edge. */
export const sheet = { ...sheetLook, '&:not(:first-of-type)': { mt: 4 } } as const;

export const inner = { ...sheetInset } as const;
