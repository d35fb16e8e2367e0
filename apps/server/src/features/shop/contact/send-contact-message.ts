import type { NewContactMessage } from '@dalan/contract/contact/contact';
import type { Db } from '../../../platform/db/database.ts';
import { insertContactMessage, takeTicket } from './contact.queries.ts';

type Sent = Omit<NewContactMessage, 'website'> & { website?: string | undefined };

/**
 * Returns the number of the message. Honeypot: a bot that fills in the hidden field gets the usual
 * answer, also with a number, but nothing is stored.
 */
export async function sendContactMessage(db: Db, sent: Sent): Promise<string> {
  if (sent.website) return takeTicket(db);
  return insertContactMessage(db, {
    name: sent.name.trim(),
    email: sent.email.trim(),
    subject: sent.subject.trim(),
    message: sent.message.trim(),
  });
}
