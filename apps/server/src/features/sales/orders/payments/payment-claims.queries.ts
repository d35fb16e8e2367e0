import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/transaction.ts';

export type NewestClaim = { id: string; answer: 'found' | 'not found' | null; reference: string };

export async function findNewestClaim(tx: Tx, orderId: string): Promise<NewestClaim | undefined> {
  const { rows } = await sql<NewestClaim>`
    select id, answer, reference from payment_claims
    where order_id = ${orderId} order by claimed_at desc, id desc limit 1
  `.execute(tx);
  return rows[0];
}

type NewClaim = { orderId: string; amountPaise: number; reference: string };

export async function insertClaim(tx: Tx, claim: NewClaim): Promise<void> {
  await tx.insertInto('paymentClaims').values(claim).execute();
}

export async function setReferenceOfClaim(tx: Tx, id: string, reference: string): Promise<void> {
  await tx.updateTable('paymentClaims').set({ reference }).where('id', '=', id).execute();
}

type Answer = { orderId: string; answer: 'found' | 'not found'; actorId: string };

/** False if no claim is open. */
export async function answerOpenClaim(
  tx: Tx,
  { orderId, answer, actorId }: Answer,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('paymentClaims')
    .set({ answer, answeredAt: sql`now()`, answeredBy: actorId })
    .where('orderId', '=', orderId)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
