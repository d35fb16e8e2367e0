export type { DayOfSales, LowFlour, Today, Waiting } from './today.schema.ts';

export const SALES_DAYS = 14;
/** Longer lists say how many there are, and show the first. */
export const TODAY_ROWS = 8;
