import * as z from 'zod';
import { contactChecks } from './contact.ts';
import { checked, Id } from './text.schema.ts';

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

export const NewContactMessage = z.strictObject({
  name: checked(contactChecks.name),
  email: checked(contactChecks.email),
  subject: checked(contactChecks.subject),
  message: checked(contactChecks.message),
  website: z.string().optional(),
});

export const ContactListAnswer = z.object({ data: z.array(ContactMessage) });
