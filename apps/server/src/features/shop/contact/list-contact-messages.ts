import type { ContactListQuery, ContactMessage } from '@dalan/contract/contact/contact';
import { phonePartOf } from '@dalan/contract/contact/contact-details';
import { shopClock } from '@dalan/contract/delivery/delivery';
import { PAGE_SIZE_MAX } from '@dalan/contract/text/lists';
import type { Page } from '@dalan/contract/text/lists';
import type { Db } from '../../../platform/db/database.ts';
import { readSearchText } from '../../../platform/search/search-text.rules.ts';
import type { ContactSort } from './contact-sorts.rules.ts';
import { listContactRows } from './contact.queries.ts';

const HALF = 5;

/** Lists the newest 100 by default. */
export function listContactMessages(
  db: Db,
  asked: ContactListQuery,
): Promise<Page<ContactMessage>> {
  const { state, q = '', page = 1, pageSize = PAGE_SIZE_MAX, sort = '-createdAt' } = asked;
  return listContactRows(db, {
    state,
    search: readSearchText(q, shopClock(new Date()).day),
    phones: phoneSpellings(q.trim()),
    limit: pageSize,
    offset: (page - 1) * pageSize,
    field: sort.replace(/^-/, '') as ContactSort,
    isDescending: sort.startsWith('-'),
  });
}

/** Messages contain numbers as typed: `9822011001`, `98220 11001`, `98220-11001`. */
function phoneSpellings(typed: string): string[] {
  const digits = phonePartOf(typed);
  if (digits === undefined) return [];
  const halves = digits.length > HALF ? [digits.slice(0, HALF), digits.slice(HALF)] : [digits];
  return [...new Set([typed, digits, halves.join(' '), halves.join('-')])];
}
