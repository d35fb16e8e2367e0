export type { DayOfSales, LowFlour, Today, Waiting } from './today.schema.ts';

export const SALES_DAYS = 14;
/** A longer list shows its first rows and how many there are. */
export const TODAY_ROWS = 8;
