import { shortOrderId } from '@dalan/contract/orders/orders';
import { withDatabase } from '../../stored-orders.ts';
import type { ReceivedMail } from '../machines/own-mail-server.ts';

export type MailFindings = {
  expected: number;
  missing: string[];
  duplicates: number;
  other: string[];
};

/** Each order has one mail to its customer and one to the shop. Duplicates share a Message-ID. */
export async function compareMails(
  databaseUrl: string,
  shopEmail: string,
  received: readonly ReceivedMail[],
): Promise<MailFindings> {
  const expected = await listExpected(databaseUrl, shopEmail);
  const found = Map.groupBy(received, ({ order, to }) => `${order} to ${to}`);
  const findings: MailFindings = { expected: 0, missing: [], duplicates: 0, other: [] };
  // Two orders may share a short id; then there are that many different mails.
  for (const [mail, times] of expected) {
    const ids = (found.get(mail) ?? []).map(({ messageId }) => messageId);
    const different = new Set(ids).size;
    findings.expected += times;
    findings.duplicates += ids.length - different;
    if (different < times) findings.missing.push(`no mail about ${mail}`);
    if (different > times) findings.other.push(`${different} different mails about ${mail}`);
  }
  for (const mail of found.keys()) {
    if (!expected.has(mail)) findings.other.push(`a mail about ${mail}, which is not an order`);
  }
  return findings;
}

function listExpected(databaseUrl: string, shopEmail: string): Promise<Map<string, number>> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string; email: string }>(
      'select orders.id, email from orders join users on users.id = orders.user_id',
    );
    const expected = new Map<string, number>();
    for (const { id, email } of rows) {
      for (const to of [email, shopEmail]) {
        const mail = `${shortOrderId(id)} to ${to}`;
        expected.set(mail, (expected.get(mail) ?? 0) + 1);
      }
    }
    return expected;
  });
}
