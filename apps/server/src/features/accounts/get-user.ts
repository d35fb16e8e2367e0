import { errorTexts } from '@dalan/contract/errors';
import type { User } from '@dalan/contract/accounts';
import type { Db } from '../../platform/db/database.ts';
import { ShopError } from '../../platform/shop-error.ts';
import { findUser } from './users.queries.ts';

export async function getUser(db: Db, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (user === undefined) throw userNotFound();
  return user;
}

export function userNotFound(): ShopError {
  return new ShopError('NOT_FOUND', errorTexts.notFound);
}
