import * as z from 'zod';
import { Language } from '../language/languages.schema.ts';
import { Id } from '../text/text.schema.ts';
import { BillDocument } from './bills.schema.ts';
import { creditKinds, flourFates, refundMethods } from './credit-notes.ts';

const Paise = z.int().min(0);

/** Everything that is printed, frozen when the note is made. Amounts are whole paise. */
export const CreditNoteDocument = z.object({
  language: Language.describe('Of the customer'),
  kind: z.enum(creditKinds),
  reason: z.string(),
  flour: z.enum(flourFates).nullable().describe('Null for a discount'),
  /** As on the bill. Its lines are what this note takes off them; a discount has no weight. */
  ...BillDocument.pick({
    title: true,
    taxNote: true,
    seller: true,
    buyer: true,
    placeOfSupply: true,
    lines: true,
    delivery: true,
    roundOffPaise: true,
    totals: true,
  }).shape,
  bill: z.object({ number: z.string(), madeAt: z.string(), totalPaise: Paise }),
  givenBackBeforePaise: Paise,
  refund: z
    .object({ method: z.enum(refundMethods), paise: Paise, reference: z.string() })
    .nullable()
    .describe('Null if no money left. account: taken off what is owed, no money left either'),
  by: z.string().describe('Name of the person who made it'),
});
export type CreditNoteDocument = z.infer<typeof CreditNoteDocument>;

export const CreditNote = z
  .object({
    _id: Id,
    orderId: Id,
    number: z.string(),
    madeAt: z.string(),
    document: CreditNoteDocument,
  })
  .meta({ id: 'CreditNote' });
export type CreditNote = z.infer<typeof CreditNote>;
