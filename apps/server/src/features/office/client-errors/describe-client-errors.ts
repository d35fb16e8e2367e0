import type { Db } from '../../../platform/db/database.ts';
import { listClientErrorGroups } from './client-errors.queries.ts';
import type { ClientErrorGroup } from './client-errors.queries.ts';
import type { ResolveStack } from './resolve-stack.ts';

type Asked = { days: number; resolveStack: ResolveStack };

/** Describes the errors of the last days for the operator. */
export async function describeClientErrors(db: Db, { days, resolveStack }: Asked): Promise<string> {
  const groups = await listClientErrorGroups(db, days);
  if (groups.length === 0) return `No page has reported an error in ${days} days.\n`;
  return groups.map((group) => describe(group, resolveStack)).join('\n');
}

function describe(group: ClientErrorGroup, resolveStack: ResolveStack): string {
  const { app, kind, release, language, path, message, stack, componentStack } = group;
  const indented = (lines: string) => lines.replaceAll(/^(?=.)/gm, '    ');
  return [
    `${group.seenCount} × ${app} ${kind}: ${message}`,
    `  ${path} (${language}), release ${release || 'unknown'}`,
    `  first ${group.firstSeenAt.toISOString()}, last ${group.lastSeenAt.toISOString()}`,
    ...(stack === '' ? [] : [indented(resolveStack(stack))]),
    ...(componentStack === '' ? [] : ['  in', indented(resolveStack(componentStack))]),
    '',
  ].join('\n');
}
