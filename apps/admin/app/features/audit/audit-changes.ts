import type { AuditEntry } from '@dalan/contract/audit';
import { formatPaise } from '@dalan/contract/money';
import { formatGrams } from '@dalan/contract/weight';

/** What a field was and is. Without `was`, only what it is now is known. */
export type Change = { label: string; was?: string; is: string };

type Details = AuditEntry['details'];
type Value = string | number | boolean | null;

const yesOrNo = (value: Value) => (value === true ? 'yes' : 'no');

const fields: Record<string, { label: string; format?: (value: Value) => string }> = {
  orderStatus: { label: '' },
  paymentStatus: { label: 'Payment' },
  dueOn: { label: 'Due' },
  pricePaise: { label: 'Price per kg', format: (value) => formatPaise(Number(value)) },
  stockGrams: { label: 'Stock', format: (value) => formatGrams(Number(value)) },
  isActive: { label: 'Shown in the shop', format: yesOrNo },
  sale: { label: 'On sale', format: yesOrNo },
  shelfLifeDays: {
    label: 'Shelf life',
    format: (value) => (value === null ? 'not given' : `${value} days`),
  },
  name: { label: 'name' },
  nameMr: { label: 'Marathi name' },
  category: { label: 'category' },
  description: { label: 'short text' },
  text: { label: 'description' },
  searchAlso: { label: 'search words' },
  mediaId: { label: 'picture' },
  email: { label: 'e-mail' },
  phone: { label: 'phone' },
  address: { label: 'address' },
};

/** Each figure and status: was and is. Rows of earlier releases have other keys. */
export function wasAndIs(details: Details): Change[] {
  const changes = { ...earlierChanges(details), ...recordedChanges(details) };
  return Object.entries(changes).map(([field, [was, is]]) => {
    const { label = field, format = String } = fields[field] ?? {};
    return { label, is: format(is), ...(was !== undefined && { was: format(was) }) };
  });
}

type Changes = Record<string, [was: Value | undefined, is: Value]>;

function recordedChanges({ changes }: Details): Changes {
  return typeof changes === 'object' && changes !== null && !Array.isArray(changes) ? changes : {};
}

function earlierChanges(details: Details): Changes {
  const known: [string, unknown, unknown][] = [
    ['orderStatus', undefined, details['orderStatus']],
    ['paymentStatus', undefined, details['paymentStatus']],
    ['pricePaise', undefined, details['pricePaise']],
    ['stockGrams', undefined, details['stockGrams']],
    ['pricePaise', details['pricePaiseBefore'], details['pricePaiseAfter']],
    ['stockGrams', undefined, details['stockGramsAfter']],
  ];
  const given = known.filter(([, , is]) => is !== undefined);
  return Object.fromEntries(given.map(([field, was, is]) => [field, [was, is]])) as Changes;
}

/** Texts and personal data: only which ones changed. */
export function listOfFields(details: Details): string[] {
  const changed = Array.isArray(details['fields']) ? details['fields'] : [];
  const shown = new Set(Object.keys({ ...earlierChanges(details), ...recordedChanges(details) }));
  const figures = ['pricePaise', 'isActive', 'sale', 'shelfLifeDays'];
  const names = changed
    .filter((field) => !shown.has(field) && !figures.includes(field))
    .map((field) => fields[field]?.label ?? field);
  if (names.length === 0) return shown.size === 0 ? ['nothing'] : [];
  return [shown.size === 0 ? names.join(', ') : `Also changed: ${names.join(', ')}`];
}
