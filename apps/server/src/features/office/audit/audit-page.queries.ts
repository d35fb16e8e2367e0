import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AuditAction, AuditDetails } from '@dalan/contract/office/audit';
import { containsAllWords } from '../../../platform/db/contains.ts';
import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';
import type { Db } from '../../../platform/db/database.ts';

/** Numbers of rows, from the first one up to, but without, the last one. */
export type EntryRange = { first: number; beyond: number };

/**
 * Turns the days into numbers of rows, because both rise together. Undefined if no row is in them.
 */
export async function findRange(
  db: Db,
  { from, to }: { from: string | undefined; to: string | undefined },
): Promise<EntryRange | undefined> {
  const firstOf = (day: string | undefined, daysLater: number) => sql`(
    select id from audit_log
    where at >= (${day ?? null}::date + ${daysLater}::int)::timestamp at time zone ${SHOP_TIME_ZONE}
    order by at limit 1)`;
  const { rows } = await sql<{ first: number | null; next: number | null; last: number | null }>`
    select ${from === undefined ? sql`1::bigint` : firstOf(from, 0)} as first,
      ${to === undefined ? sql`null::bigint` : firstOf(to, 1)} as next,
      (select max(id) from audit_log) as last
  `.execute(db);
  const { first = null, next = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? undefined : { first, beyond: next ?? last + 1 };
}

export type AuditFilter = {
  range: EntryRange;
  limit: number;
  actorId: string | undefined;
  actions: AuditAction[] | undefined;
};

/** What a search stands for. A row matches if one of these does. */
export type AuditSearch = {
  text: string;
  userIds: string[];
  /** Whole ids of orders, people and products. */
  subjectIds: string[];
  /** The last eight characters of an id, as the panel shows them. */
  shortId: string | undefined;
  /** Actions whose title has the words. */
  actions: AuditAction[];
};

/** Only the number is read, so that the index alone answers. The rows follow in a second step. */
function newest({ range, limit }: AuditFilter, condition: RawBuilder<unknown>) {
  return sql`(
    select id from audit_log
    where ${condition} and id >= ${range.first} and id < ${range.beyond}
    order by id desc limit ${limit})`;
}

/** One short range of an index for each value. Together they hold the newest rows of all values. */
function newestOfEach(
  filter: AuditFilter,
  values: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
) {
  return sql`(
    select found.id from ${values} cross join lateral ${newest(filter, condition)} found
    order by found.id desc limit ${filter.limit})`;
}

export async function listEntryIds(db: Db, filter: AuditFilter): Promise<number[]> {
  const { actorId, actions } = filter;
  const isActor = actorId === undefined ? sql`true` : sql`actor_id = ${actorId}::uuid`;
  const found = actions
    ? newestOfEach(
        filter,
        sql`unnest(${actions}::text[]) one (action)`,
        sql`audit_log.action = one.action and ${isActor}`,
      )
    : newest(filter, isActor);
  return idsOf(db, found);
}

/** Lists the newest rows of a search. Each source is a short range of its own index. */
export async function listEntryIdsMatching(
  db: Db,
  filter: AuditFilter,
  search: AuditSearch,
): Promise<number[]> {
  const { actorId, actions } = filter;
  const isActor = actorId === undefined ? sql`true` : sql`actor_id = ${actorId}::uuid`;
  const isKind = actions === undefined ? sql`true` : sql`action = any(${actions}::text[])`;
  const isWanted = sql`${isActor} and ${isKind}`;
  const wantedActions = search.actions.filter((action) => actions?.includes(action) ?? true);
  const userIds = search.userIds.filter((id) => actorId === undefined || id === actorId);
  const sources = [
    newestOfEach(
      filter,
      sql`unnest(${wantedActions}::text[]) one (action)`,
      sql`audit_log.action = one.action and ${isActor}`,
    ),
    newestOfEach(
      filter,
      sql`unnest(${userIds}::uuid[]) one (id)`,
      sql`actor_id = one.id and ${isKind}`,
    ),
    newestOfEach(
      filter,
      sql`unnest(${search.subjectIds}::text[]) one (id)`,
      sql`right(subject_id, 8) = right(one.id, 8) and subject_id = one.id and ${isWanted}`,
    ),
    newest(filter, sql`right(subject_id, 8) = ${search.shortId ?? null} and ${isWanted}`),
  ];
  const words = await listEntryIdsWithWords(db, filter, search.text, isWanted);
  return idsOf(
    db,
    sql`(select distinct id from (
      ${sql.join(sources, sql` union all `)} union all select unnest(${words}::bigint[])
    ) found order by id desc limit ${filter.limit})`,
  );
}

/** A common word fills a page from the newest rows. Only a rare one is worth the word index. */
const NEWEST_WITH_A_COMMON_WORD = 2_000;
/** The word index knows triples of letters and digits. Without one it would read the whole log. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

async function listEntryIdsWithWords(
  db: Db,
  filter: AuditFilter,
  text: string,
  isWanted: RawBuilder<unknown>,
): Promise<number[]> {
  const { first, beyond } = filter.range;
  const hasWords = containsAllWords(sql`audit_words(details)`, text);
  const common = await idsOf(
    db,
    sql`(select id from (
      select id, actor_id, action, details from audit_log where id >= ${first} and id < ${beyond}
      order by id desc limit ${NEWEST_WITH_A_COMMON_WORD}
    ) newest where ${hasWords} and ${isWanted} order by id desc limit ${filter.limit})`,
  );
  const isWhole = common.length === filter.limit || beyond - first <= NEWEST_WITH_A_COMMON_WORD;
  if (isWhole || !INDEXED.test(text)) return common;
  return idsOf(
    db,
    sql`(with worded as materialized (
      select id from audit_log where ${hasWords} and ${isWanted}
    ) select id from worded where id >= ${first} and id < ${beyond}
    order by id desc limit ${filter.limit})`,
  );
}

async function idsOf(db: Db, found: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from ${found} found order by id desc`.execute(db);
  return rows.map(({ id }) => id);
}

export type AuditRow = {
  id: number;
  at: Date;
  action: string;
  actorId: string | null;
  actorName: string | null;
  isActorErased: boolean;
  subjectId: string;
  details: AuditDetails;
};

/** Lists the rows with today's names, newest first. */
export async function listEntries(db: Db, ids: number[]): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select entry.id, entry.at, entry.action, entry.actor_id, actor.name as actor_name,
      actor.id is null or actor.erased_at is not null as is_actor_erased,
      entry.subject_id, entry.details
    from audit_log entry left join users actor on actor.id = entry.actor_id
    where entry.id = any(${ids}::bigint[])
    order by entry.id desc
  `.execute(db);
  return rows;
}

/** What a person did, and what was done to them. */
export async function listEntriesAbout(
  db: Db,
  { userId, before, limit }: { userId: string; before: number; limit: number },
): Promise<Pick<AuditRow, 'id' | 'at' | 'action' | 'actorId' | 'details'>[]> {
  const filter = {
    range: { first: 1, beyond: before },
    limit,
    actorId: undefined,
    actions: undefined,
  };
  const { rows } = await sql<AuditRow>`
    select id, at, action, actor_id, details from audit_log
    where id in (
      select id from (
        ${newest(filter, sql`actor_id = ${userId}::uuid`)} union
        ${newest(filter, sql`right(subject_id, 8) = right(${userId}, 8) and subject_id = ${userId}`)}
      ) found order by id desc limit ${limit})
    order by id desc
  `.execute(db);
  return rows;
}
