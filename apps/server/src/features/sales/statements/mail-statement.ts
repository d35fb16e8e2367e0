import { accountRefusals } from '@dalan/contract/on-account/accounts';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { queueLetter } from '../../letters/outbox/index.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { getStatement } from '../orders/index.ts';
import { hasAccount, noteMailed } from './statement-mails.queries.ts';

type Asked = { userId: string; month: string; actorId: string; now?: Date };

/** Mails a statement at most once a day, however often somebody asks for it. */
export async function mailStatement(db: Db, asked: Asked): Promise<void> {
  const { userId, month, actorId, now = new Date() } = asked;
  if (!(await hasAccount(db, userId))) throw new ShopError('NOT_FOUND', accountRefusals.notFound);
  const { broughtForward, rows, customer } = await getStatement(db, { userId, month, now });
  if (!customer.isEmailConfirmed) {
    const { noEmail, emailNotConfirmed } = accountRefusals;
    throw new ShopError('ACCOUNT_REFUSED', customer.email === '' ? noEmail : emailNotConfirmed);
  }
  if (broughtForward === 0 && rows.length === 0) {
    throw new ShopError('ACCOUNT_REFUSED', accountRefusals.nothingInMonth);
  }
  await inTransaction(db, async (tx) => {
    const { day } = shopClock(now);
    if (!(await noteMailed(tx, { userId, month, day, askedBy: actorId }))) return;
    await queueLetter(tx, { kind: 'account/statement', subjectId: userId, payload: { month } });
    await recordAudit(tx, {
      actorId,
      action: 'account.statement_mailed',
      subjectId: userId,
      details: { month },
    });
  });
}
