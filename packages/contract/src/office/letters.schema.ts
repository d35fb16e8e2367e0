import * as z from 'zod';
import { Id } from '../text/text.schema.ts';
import { letterKinds } from './letters.ts';

export const UnsentLetter = z
  .object({
    _id: Id,
    kind: z.enum(letterKinds),
    orderId: Id.nullable().describe('null: not about an order, or the order was deleted'),
    name: z.string().describe('Of the customer or the flour; empty if unknown'),
    at: z.string().describe('When the news was'),
    givenUpAt: z.string(),
    attempts: z.int(),
    smtpCode: z
      .int()
      .nullable()
      .describe("The mail server's refusal; null: it could not be reached in time"),
  })
  .meta({ id: 'UnsentLetter' });
export type UnsentLetter = z.infer<typeof UnsentLetter>;

export const UnsentLettersAnswer = z.object({
  data: z.array(UnsentLetter),
  total: z.int().describe('Also those beyond the first rows'),
});
export type UnsentLettersAnswer = z.infer<typeof UnsentLettersAnswer>;
