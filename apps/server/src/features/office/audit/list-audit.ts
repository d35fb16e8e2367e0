import {
  AUDIT_PAGE_SIZE,
  auditActions,
  auditTitles,
  kindOfAction,
} from '@dalan/contract/office/audit';
import type { AuditAction, AuditAnswer, AuditEntry, AuditKind } from '@dalan/contract/office/audit';
import { phonePartOf } from '@dalan/contract/contact/contact-details';
import { isId } from '@dalan/contract/text/ids';
import type { Db } from '../../../platform/db/database.ts';
import {
  findRange,
  listEntries,
  listEntryIds,
  listEntryIdsMatching,
} from './audit-page.queries.ts';
import type { AuditFilter, AuditRow, AuditSearch } from './audit-page.queries.ts';
import {
  findSubjectNames,
  listOrderIdsByPhone,
  listProductIdsByName,
  listStaffNames,
  listUserIdsByName,
  listUserIdsByPhone,
} from './audit-subjects.queries.ts';
import type { SubjectNames } from './audit-subjects.queries.ts';

export type AuditAsked = {
  before?: number | undefined;
  limit?: number | undefined;
  q?: string | undefined;
  who?: string | undefined;
  kind?: AuditKind | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Reads one page of the log, newest first. It takes as long at a million rows as at a thousand. */
export async function listAudit(db: Db, asked: AuditAsked): Promise<AuditAnswer> {
  const { limit = AUDIT_PAGE_SIZE, kind, who, before } = asked;
  const text = asked.q?.trim().toLowerCase() ?? '';
  const staff = await listStaffNames(db);
  const whole = await findRange(db, { from: asked.from, to: asked.to });
  if (whole === undefined) return { data: [], hasOlder: false, total: 0, staff };
  const filter: AuditFilter = {
    range: { ...whole, beyond: Math.min(whole.beyond, before ?? Infinity) },
    // One more than the page tells whether there are older ones.
    limit: limit + 1,
    actorId: who,
    actions: kind && auditActions.filter((action) => kindOfAction(action) === kind),
  };
  const ids =
    text === ''
      ? await listEntryIds(db, filter)
      : await listEntryIdsMatching(db, filter, await readSearch(db, text));
  const rows = await listEntries(db, ids.slice(0, limit));
  const names = await findSubjectNames(db, rows.map((row) => row.subjectId).filter(isId));
  const isFiltered = text !== '' || who !== undefined || kind !== undefined;
  return {
    data: rows.map((row) => toEntry(row, names)),
    hasOlder: ids.length > limit,
    // Numbers have no gaps, so nothing needs to be counted.
    total: isFiltered ? null : Math.max(0, whole.beyond - whole.first),
    staff,
  };
}

/** Resolves the text to people, orders and flours first, so that the log needs no join. */
async function readSearch(db: Db, text: string): Promise<AuditSearch> {
  const phone = phonePartOf(text);
  const [userIds, orderIds, productIds] = await Promise.all([
    phone === undefined ? listUserIdsByName(db, text) : listUserIdsByPhone(db, phone),
    phone?.length === 10 ? listOrderIdsByPhone(db, phone) : [],
    phone === undefined ? listProductIdsByName(db, text) : [],
  ]);
  const wholeId = isId(text) ? [text] : [];
  return {
    text,
    userIds: [...userIds, ...wholeId],
    subjectIds: [...userIds, ...orderIds, ...productIds, ...wholeId],
    shortId: /^#?[0-9a-f]{8}$/.test(text) ? text.replace('#', '') : undefined,
    actions: actionsTitled(text),
  };
}

function actionsTitled(text: string): AuditAction[] {
  const words = text.split(/\s+/);
  return auditActions.filter((action) => {
    const title = auditTitles[action].toLowerCase();
    return words.every((word) => title.includes(word));
  });
}

function toEntry(row: AuditRow, names: SubjectNames): AuditEntry {
  const subject = names.get(row.subjectId);
  return {
    _id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor:
      row.actorId === null
        ? null
        : { _id: row.actorId, name: row.actorName ?? '', isDeleted: row.isActorErased },
    subject: {
      _id: row.subjectId,
      name: subject?.name ?? '',
      isDeleted: subject?.isDeleted ?? true,
    },
    details: row.details,
  };
}
