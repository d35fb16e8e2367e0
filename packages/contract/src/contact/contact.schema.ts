import * as z from 'zod';
import { contactChecks } from './contact.ts';
import { checked, Id } from '../text/text.schema.ts';

export const ContactMessage = z
  .object({
    _id: Id,
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    createdAt: z.string(),
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

export const ContactListAnswer = z.object({ data: z.array(ContactMessage) });
