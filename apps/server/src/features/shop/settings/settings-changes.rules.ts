import type { AuditChanges } from '@dalan/contract/office/audit';
import { formatRupees } from '@dalan/contract/money/money';
import type { Area } from '@dalan/contract/settings/settings';

type Value = string | number | boolean | null;
type Document = Record<string, unknown>;

/** Fields with personal data or long texts. The log keeps their names, the history their values. */
const NOT_QUOTED = new Set([
  'grievanceOfficer',
  'grievanceOfficerMr',
  'grievanceOfficerHi',
  'grievancePhone',
  'grievanceEmail',
  'email',
  'upiCode',
]);

type Changed = { fields: string[]; changes: AuditChanges };

/**
 * Tells the audit log which fields differ, with the old and the new value where they are short and
 * public.
 */
export function settingsChanges(before: object, after: object): Changed {
  const [was, is] = [before as Document, after as Document];
  const fields = Object.keys({ ...is, ...was }).filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  );
  const changes = fields.flatMap((field) => changesOf(field, was[field], is[field]));
  return { fields, changes: Object.fromEntries(changes) };
}

type Entry = [field: string, wasAndIs: [was: Value, is: Value]];

function changesOf(field: string, was: unknown, is: unknown): Entry[] {
  if (field === 'areas') return areaChanges((was ?? []) as Area[], is as Area[]);
  const [before, after] = [inWords(was), inWords(is)];
  const isQuoted = !NOT_QUOTED.has(field) && before !== undefined && after !== undefined;
  return isQuoted ? [[field, [before, after]]] : [];
}

/** Undefined for texts with more than one part. */
function inWords(value: unknown): Value | undefined {
  if (!Array.isArray(value))
    return typeof value === 'object' && value !== null ? undefined : plain(value);
  return value.every((item) => typeof item !== 'object') ? value.join(', ') : undefined;
}

function plain(value: unknown): Value {
  return value === undefined ? null : (value as Value);
}

const areaParts: Record<string, (area: Area) => Value> = {
  charge: ({ charge }) => formatRupees(charge),
  pincodes: ({ pincodes }) => pincodes.join(' '),
  'name in Marathi': ({ nameMr = '' }) => (nameMr === '' ? null : nameMr),
  'name in Hindi': ({ nameHi = '' }) => (nameHi === '' ? null : nameHi),
};

function areaChanges(was: Area[], is: Area[]): Entry[] {
  const names = [...new Set([...was, ...is].map(({ name }) => name))];
  return names.flatMap((name): Entry[] => {
    const [before, after] = [was, is].map((areas) => areas.find((one) => one.name === name));
    return Object.entries(areaParts)
      .map(([part, read]): Entry => [
        `${name}, ${part}`,
        [before ? read(before) : null, after ? read(after) : null],
      ])
      .filter(([, [partWas, partIs]]) => partWas !== partIs);
  });
}
