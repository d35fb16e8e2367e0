import type { AuditChanges } from '@dalan/contract/office/audit';

type Fields = Record<string, string | number | boolean | null>;

/** Old and new values of the fields that differ. Call it only for fields without personal data. */
export function changesBetween(before: Fields, after: Fields): AuditChanges {
  const changed = Object.entries(after).filter(([field, is]) => before[field] !== is);
  return Object.fromEntries(changed.map(([field, is]) => [field, [before[field] ?? null, is]]));
}
