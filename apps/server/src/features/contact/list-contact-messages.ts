import type { ContactMessage } from '@dalan/contract/contact';
import { PAGE_SIZE_MAX } from '@dalan/contract/lists';
import type { ListQuery, Page } from '@dalan/contract/lists';
import type { Db } from '../../platform/db/database.ts';
import type { ContactSort } from './contact-sorts.rules.ts';
import { listContactRows } from './contact.queries.ts';

/** The page staff asked for; without wishes the newest hundred. */
export function listContactMessages(db: Db, asked: ListQuery): Promise<Page<ContactMessage>> {
  const { q = '', page = 1, pageSize = PAGE_SIZE_MAX, sort = '-createdAt' } = asked;
  return listContactRows(db, {
    search: q.trim(),
    limit: pageSize,
    offset: (page - 1) * pageSize,
    field: sort.replace(/^-/, '') as ContactSort,
    isDescending: sort.startsWith('-'),
  });
}
