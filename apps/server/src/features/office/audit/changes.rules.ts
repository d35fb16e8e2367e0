import type { AuditChanges } from '@dalan/contract/office/audit';

type Fields = Record<string, string | number | boolean | null>;

/** Was and is of the fields that differ. Only for fields that are no personal data. */
export function changesBetween(before: Fields, after: Fields): AuditChanges {
  const changed = Object.entries(after).filter(([field, is]) => before[field] !== is);
  return Object.fromEntries(changed.map(([field, is]) => [field, [before[field] ?? null, is]]));
}
