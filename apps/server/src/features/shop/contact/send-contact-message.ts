import type { NewContactMessage } from '@dalan/contract/contact/contact';
import type { Db } from '../../../platform/db/database.ts';
import { insertContactMessage } from './contact.queries.ts';

type Sent = Omit<NewContactMessage, 'website'> & { website?: string | undefined };

/** Honeypot: a bot that fills in the hidden field gets the usual answer, but nothing is stored. */
export async function sendContactMessage(db: Db, sent: Sent): Promise<void> {
  if (sent.website) return;
  await insertContactMessage(db, {
    name: sent.name.trim(),
    email: sent.email.trim(),
    subject: sent.subject.trim(),
    message: sent.message.trim(),
  });
}
