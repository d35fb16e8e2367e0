export type { ExportQuery, ExportsAnswer } from './exports.schema.ts';

/** What the owner can download as CSV. */
export const exportSubjects = ['orders', 'customers', 'products', 'stock', 'payments'] as const;
export type ExportSubject = (typeof exportSubjects)[number];

/** Only these can be limited to a range of days. The others are always complete. */
export const datedExports: readonly ExportSubject[] = ['orders', 'stock', 'payments'];

export const exportTexts = {
  busy: 'Other downloads are still running. Please try again in a minute.',
} as const;
