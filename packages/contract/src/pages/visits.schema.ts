import * as z from 'zod';
import { languages } from '../language/languages.ts';
import { VITAL_MAX, visitLengths, vitals } from './visits.ts';
import '../text/issue-texts.schema.ts';

const Measured = z.int().min(0).max(VITAL_MAX);
const Element = z
  .string()
  .regex(/^[\w. -]*$/)
  .max(visitLengths.element);

/** What the browser measured of one page load. It names nobody. */
export const VisitReport = z.strictObject({
  page: z
    .string()
    .regex(/^\/[a-zA-Z/:-]*$/)
    .max(visitLengths.page)
    .describe('As in the router, such as /product/:id'),
  language: z.enum(languages),
  release: z
    .string()
    .regex(/^[\da-f]*$/)
    .max(visitLengths.release)
    .describe("The version of the build's manifest"),
  ttfb: Measured.exactOptional(),
  lcp: Measured.exactOptional(),
  inp: Measured.exactOptional().describe('Missing if nobody tapped or typed'),
  cls: Measured.exactOptional().describe('In thousandths'),
  elements: z
    .partialRecord(z.enum(vitals), Element)
    .describe('The element behind each value that is not good'),
});
export type VisitReport = z.infer<typeof VisitReport>;

const P75 = Measured.nullable();

/** Each figure is the value that three of four visits reach or beat; null without a visit. */
const VitalFigures = z
  .object({ visits: z.int().min(0), ttfb: P75, lcp: P75, inp: P75, cls: P75 })
  .meta({ id: 'VitalFigures' });
export type VitalFigures = z.infer<typeof VitalFigures>;

export const VisitFigures = z
  .object({
    all: VitalFigures,
    pages: z.array(VitalFigures.extend({ page: z.string() })).describe('Most visits first'),
    languages: z.array(VitalFigures.extend({ language: z.enum(languages) })),
    releases: z
      .array(VitalFigures.extend({ release: z.string(), firstSeenAt: z.string() }))
      .describe('The newest five, newest first'),
    elements: z
      .array(
        z.object({
          vital: z.enum(vitals),
          page: z.string(),
          element: z.string(),
          visits: z.int().min(1),
        }),
      )
      .describe('What was not good most often, at most ten'),
  })
  .meta({ id: 'VisitFigures' });
export type VisitFigures = z.infer<typeof VisitFigures>;
