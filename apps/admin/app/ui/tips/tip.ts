export type TipSide = 'top' | 'right';

/** Spread into an icon button with an `aria-label`: `Tips` shows that name on this side of it. */
export const tipAt = (side: TipSide) => ({ 'data-tip': side });

export const tipSelector = '[data-tip]';
