import { formatRupees } from '@dalan/contract/money/money';
import type { AuditEntry } from '@dalan/contract/office/audit';

export function cashOf({ details: { expected, counted } }: AuditEntry): string {
  if (typeof expected !== 'number' || typeof counted !== 'number') return '';
  return `expected ${formatRupees(expected)}, counted ${formatRupees(counted)}`;
}

export function rupeesOf({ details }: AuditEntry, key: string): string {
  const amount = details[key];
  return typeof amount === 'number' ? formatRupees(amount) : '';
}

export function importOf({ details: { added, changed } }: AuditEntry): string {
  if (typeof added !== 'number' || typeof changed !== 'number') return 'From a file';
  return `From a file: ${added} new, ${changed} changed`;
}

/** `own prices of 2 flours`, if they changed. */
export function ownPricesOf({ details: { prices, arePricesChanged } }: AuditEntry): string[] {
  if (arePricesChanged !== true || typeof prices !== 'number') return [];
  return [prices === 1 ? 'own price of 1 flour' : `own prices of ${prices} flours`];
}

export function monthOf({ details: { month } }: AuditEntry): string[] {
  return typeof month === 'string' ? [month] : [];
}

export function statementOf({ details: { payments, amount, from, to } }: AuditEntry): string {
  if (typeof payments !== 'number' || typeof amount !== 'number') return 'From a file';
  const count = `${payments} ${payments === 1 ? 'payment' : 'payments'}`;
  const days = typeof from === 'string' && typeof to === 'string' ? `, ${from} to ${to}` : '';
  return `${count}, ${formatRupees(amount)}${days}`;
}
