import type { NewContactMessage } from '@dalan/contract/contact';
import type { Db } from '../../platform/db/database.ts';
import { insertContactMessage } from './contact.queries.ts';

type Sent = Omit<NewContactMessage, 'website'> & { website?: string | undefined };

/** A program that filled in the field nobody sees is thanked like everyone else, and forgotten. */
export async function sendContactMessage(db: Db, sent: Sent): Promise<void> {
  if (sent.website) return;
  await insertContactMessage(db, {
    name: sent.name.trim(),
    email: sent.email.trim(),
    subject: sent.subject.trim(),
    message: sent.message.trim(),
  });
}
