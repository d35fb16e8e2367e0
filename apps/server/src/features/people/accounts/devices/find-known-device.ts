import type { Db } from '../../../../platform/db/database.ts';
import { isKnownDevice } from './known-devices.queries.ts';
import { hashToken, isToken } from '../../../../platform/random-token.ts';

/** Hash of this browser's device token, if the account knows it. */
export async function findKnownDevice(
  db: Db,
  logInName: string,
  token: string | undefined,
): Promise<Buffer | undefined> {
  if (token === undefined || !isToken(token)) return undefined;
  const tokenHash = hashToken(token);
  return (await isKnownDevice(db, { tokenHash, logInName })) ? tokenHash : undefined;
}
