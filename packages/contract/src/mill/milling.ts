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

/** Their grains have no gluten. A blend may have some, and of other categories nothing is known. */
const categoriesWithoutGluten = ['millets', 'rice', 'pulses', 'fasting'];

/** These are milled first, on the clean stone. */
export function isWithoutGluten(category: string): boolean {
  return categoriesWithoutGluten.includes(category.trim().toLowerCase());
}
