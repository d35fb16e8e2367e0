import * as z from 'zod';
import { AUDIT_PAGE_SIZE, AUDIT_SEARCH_MIN_LENGTH, auditKinds } from './audit.ts';
import { PAGE_SIZE_MAX, SEARCH_MAX_LENGTH } from '../text/lists.ts';
import { rowNumber, wholeNumber } from '../text/lists.schema.ts';
import { Day } from '../settings/settings.schema.ts';
import { hasControlCharacters } from '../text/text.ts';
import { Id } from '../text/text.schema.ts';

export const AuditQuery = z.strictObject({
  before: rowNumber.optional().describe('Only rows older than the one with this number'),
  limit: wholeNumber
    .pipe(z.number().min(1).max(PAGE_SIZE_MAX))
    .optional()
    .meta({ minimum: 1, maximum: PAGE_SIZE_MAX, default: AUDIT_PAGE_SIZE }),
  q: z
    .string()
    .min(AUDIT_SEARCH_MIN_LENGTH)
    .max(SEARCH_MAX_LENGTH)
    .refine((value) => !hasControlCharacters(value), 'Please use plain text on one line')
    .optional()
    .describe('An order id, a name, a number or a word'),
  who: Id.optional().describe('Only what this person did'),
  kind: z.enum(auditKinds).optional(),
  from: Day.optional().describe("First day, in the shop's time zone"),
  to: Day.optional().describe("Last day, in the shop's time zone"),
});
export type AuditQuery = z.input<typeof AuditQuery>;

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Names are those of today: the log itself holds only ids. */
const Person = z.object({ _id: Id, name: z.string(), isDeleted: z.boolean() });

export const AuditEntry = z
  .object({
    _id: z.int(),
    at: z.string(),
    action: z.string(),
    actor: Person.nullable().describe('null: nobody was logged in, or the command line'),
    subject: z.object({
      _id: z.string(),
      name: z.string().describe('Of a person or a product; empty if unknown'),
      isDeleted: z.boolean().describe('There is nothing left to open'),
    }),
    details: z.record(
      z.string(),
      z.union([Value, z.array(z.string()), z.record(z.string(), z.tuple([Value, Value]))]),
    ),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditAnswer = z.object({
  data: z.array(AuditEntry),
  hasOlder: z.boolean(),
  total: z
    .int()
    .nullable()
    .describe('Rows between the two days; null with a search, person or kind'),
  staff: z.array(z.object({ _id: Id, name: z.string() })).describe('Who can be chosen'),
});
export type AuditAnswer = z.infer<typeof AuditAnswer>;
