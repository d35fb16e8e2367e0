import { errorTexts } from '@dalan/contract/errors';
import type { User } from '@dalan/contract/people/accounts';
import type { Db } from '../../../../platform/db/database.ts';
import { forbidden, ShopError } from '../../../../platform/shop-error.ts';
import { findUser } from './users.queries.ts';

export async function getUser(db: Db, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (user === undefined) throw userNotFound();
  return user;
}

/**
 * Everybody sees their own account, and only owners see staff. The guard of the route decides who
 * sees customers.
 */
export async function getUserFor(
  db: Db,
  asking: { callerId: string; isOwner: boolean },
  id: string,
): Promise<User> {
  const user = await getUser(db, id);
  const isOwn = user._id === asking.callerId;
  if (user.role === 'admin' && !isOwn && !asking.isOwner) throw forbidden();
  return user;
}

export function userNotFound(): ShopError {
  return new ShopError('NOT_FOUND', errorTexts.notFound);
}
