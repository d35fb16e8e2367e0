export type {
  MilledFlour,
  MillingQuery,
  MillingSheet,
  NotOnPaper,
  PackingSlip,
  PackingSlipsAnswer,
  PackingSlipsQuery,
  SheetOrder,
  SheetPrinted,
} from './milling.schema.ts';

/** When the orders to mill are due, seen from today. */
export const millingDues = ['overdue', 'today', 'tomorrow', 'later'] as const;
export type MillingDue = (typeof millingDues)[number];

/**
 * Grains of these categories have no gluten. A blend may have some, and other categories are
 * unknown.
 */
const categoriesWithoutGluten = ['millets', 'rice', 'pulses', 'fasting'];

/** Flours without gluten are milled first, on the clean stone. */
export function isWithoutGluten(category: string): boolean {
  return categoriesWithoutGluten.includes(category.trim().toLowerCase());
}
