import type { User } from '@dalan/contract/people/accounts';
import { phonePartOf } from '@dalan/contract/contact/contact-details';
import { shopClock } from '@dalan/contract/delivery/delivery';
import { PAGE_SIZE_MAX } from '@dalan/contract/text/lists';
import type { ListQuery, Page } from '@dalan/contract/text/lists';
import type { Db } from '../../../../platform/db/database.ts';
import { numberWord, readSearchText } from '../../../../platform/search/search-text.rules.ts';
import { listUserRows } from './list-users.queries.ts';
import type { UserSort } from './user-sorts.rules.ts';

/** Lists the newest 100 by default. Only owners see staff among them. */
export function listUsers(
  db: Db,
  asked: ListQuery,
  { isWithStaff }: { isWithStaff: boolean },
): Promise<Page<User>> {
  const { q = '', page = 1, pageSize = PAGE_SIZE_MAX, sort = '-createdAt' } = asked;
  const phone = phonePartOf(q);
  const typed = readSearchText(q, shopClock(new Date()).day);
  return listUserRows(db, {
    isWithStaff,
    search: phone === undefined ? typed : numberWord(phone, typed),
    limit: pageSize,
    offset: (page - 1) * pageSize,
    field: sort.replace(/^-/, '') as UserSort,
    isDescending: sort.startsWith('-'),
  });
}
