import * as z from 'zod';
import { errorTexts } from '../errors.ts';
import { exportSubjects } from './exports.ts';
import { Day } from '../settings/settings.schema.ts';

export const ExportParams = z.object({ subject: z.enum(exportSubjects, errorTexts.notFound) });

export const ExportQuery = z.strictObject({
  from: Day.optional().describe("First day, in the shop's time zone"),
  to: Day.optional().describe("Last day, in the shop's time zone"),
});
export type ExportQuery = z.infer<typeof ExportQuery>;

export const ExportsAnswer = z.object({
  isBusy: z.boolean().describe('As many downloads are running as may run at once'),
});
export type ExportsAnswer = z.infer<typeof ExportsAnswer>;
