import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createToken, hashToken } from '../../src/platform/random-token.ts';
import { logInAs } from './sessions.ts';
import type { LoggedIn } from './sessions.ts';
import type { TestApp } from './test-app.ts';

type Purpose = 'confirm-email' | 'reset-password';

/** Makes the token of a link as the worker mails it, for a new customer by default. */
export async function mailedToken(
  shop: Pick<TestApp, 'db'>,
  purpose: Purpose,
  { person, lifeSeconds = 1_800 }: { person?: LoggedIn; lifeSeconds?: number } = {},
): Promise<string> {
  const { userId } = person ?? (await logInAs(shop, 'user', { emailConfirmedAt: null }));
  const token = createToken();
  // The token has a job of its own and is an hour old, so that it does not count as a recent mail.
  await sql`
    insert into account_tokens (token_hash, purpose, user_id, job_id, created_at, expires_at)
    values (${hashToken(token)}, ${purpose}, ${userId}, ${randomUUID()},
      now() - interval '61 minutes', now() + make_interval(secs => ${lifeSeconds}))
  `.execute(shop.db);
  return token;
}

/** Makes the token of a link about a new e-mail of staff, as the worker mails it. */
export async function emailChangeToken(
  shop: Pick<TestApp, 'db'>,
  purpose: 'confirm-new-email' | 'undo-email',
  person: LoggedIn,
): Promise<string> {
  const token = createToken();
  await sql`
    insert into account_tokens (token_hash, purpose, user_id, job_id, change_id, expires_at)
    select ${hashToken(token)}, ${purpose}, user_id, ${randomUUID()}, id, now() + interval '1 day'
    from staff_email_changes where user_id = ${person.userId} order by id desc limit 1
  `.execute(shop.db);
  return token;
}
