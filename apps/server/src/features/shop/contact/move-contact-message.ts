import { messageState } from '@dalan/contract/contact/complaints';
import { staffContactTexts } from '@dalan/contract/contact/contact';
import type { ContactMessage, MessageMove } from '@dalan/contract/contact/contact';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { findMessage, updateMessageState } from './contact-states.queries.ts';

type Move = MessageMove & { actorId: string; messageId: string };

/** Acknowledges or settles a message, or opens it again. Of two people, one wins. */
export async function moveContactMessage(db: Db, move: Move): Promise<ContactMessage> {
  const { actorId, messageId, from, to } = move;
  return inTransaction(db, async (tx) => {
    const moved = await updateMessageState(tx, move);
    if (moved === undefined) throw refusalOf(await findMessage(tx, messageId));
    const details = { ticket: moved.ticket, was: from, is: to };
    await recordAudit(tx, {
      actorId,
      action: 'contact_message.moved',
      subjectId: messageId,
      details,
    });
    return moved;
  });
}

function refusalOf(now: ContactMessage | undefined): ShopError {
  if (now === undefined) return new ShopError('NOT_FOUND', staffContactTexts.notFound);
  const by = (now.settled ?? now.acknowledged)?.by ?? '';
  const text = staffContactTexts.movedMeanwhile(messageState(now), by);
  return new ShopError('MESSAGE_CHANGED', text);
}
