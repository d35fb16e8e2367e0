import * as z from 'zod';
import { messageFilters, messageStates } from './complaints.ts';
import { contactChecks, contactSortFields } from './contact.ts';
import { listQuery } from '../text/lists.schema.ts';
import { checked, Id } from '../text/text.schema.ts';

const Dealt = z
  .object({
    at: z.string(),
    by: z.string().describe('A name. Empty once the account is deleted'),
  })
  .nullable();

export const ContactMessage = z
  .object({
    _id: Id,
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    createdAt: z.string(),
    ticket: z.string().describe('The number that the sender was told: D-2611-0042'),
    acknowledged: Dealt,
    settled: Dealt,
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof ContactMessage>;

export const NewContactMessage = z.strictObject({
  name: checked(contactChecks.name),
  email: checked(contactChecks.email),
  subject: checked(contactChecks.subject),
  message: checked(contactChecks.message),
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.string().exactOptional(),
});
export type NewContactMessage = z.infer<typeof NewContactMessage>;

export const SentContactMessage = z.object({
  message: z.string(),
  ticket: z.string().describe('The number of the message: D-2611-0042'),
});
export type SentContactMessage = z.infer<typeof SentContactMessage>;

export const ContactListQuery = listQuery(contactSortFields).safeExtend({
  state: z
    .enum(messageFilters)
    .optional()
    .describe('late: not acknowledged after 48 hours, or not settled after one month'),
});
export type ContactListQuery = z.infer<typeof ContactListQuery>;

export const MessageMove = z
  .strictObject({
    from: z.enum(messageStates).describe('The state that was shown; a stale one is refused'),
    to: z.enum(messageStates),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Must be another state' });
export type MessageMove = z.infer<typeof MessageMove>;

export const ContactListAnswer = z.object({ data: z.array(ContactMessage) });
