import { auditTitles, isAuditAction, kindOfAction } from '@dalan/contract/audit';
import type { AuditAction, AuditEntry, AuditKind } from '@dalan/contract/audit';
import { formatRupees } from '@dalan/contract/money';
import { settingsTitles } from '@dalan/contract/settings-titles';
import { listOfFields, wasAndIs } from './audit-changes.ts';
import type { Change } from './audit-changes.ts';

export const auditTexts = {
  title: 'Audit log',
  back: 'Settings',
  about: 'kept for good, nobody can change it',
  search: 'Order, name, number, word',
  searchLabel: 'Search the log',
  tooShort: 'Type at least 3 characters to search.',
  everyone: 'Everyone',
  everything: 'Everything',
  anyDay: 'Any day',
  older: 'Older',
  loadingOlder: 'Loading...',
  failed: { title: 'The log did not load', text: 'Nothing is lost: only this list did not come.' },
  empty: { title: 'Nothing yet', text: 'What staff change, and who signs in, appears here.' },
  noMatch: { title: 'Nothing found', text: 'No row fits this search and these filters.' },
  clear: 'Clear filters',
} as const;

export const kindLabels: Record<AuditKind, string> = {
  orders: 'Orders',
  products: 'Products',
  people: 'People',
  'sign-ins': 'Sign-ins',
  messages: 'Messages',
  settings: 'Settings',
};

/** A piece of a sentence: words, an order to open, or what a field was and is. */
export type Part = string | { order: string; isDeleted: boolean } | Change;

/** One sentence per action, below its title. */
const sentences: Record<AuditAction, (entry: AuditEntry) => Part[]> = {
  'order.status_changed': (entry) => [orderOf(entry), ...wasAndIs(entry.details)],
  'order.moved_to_day': (entry) => [orderOf(entry), ...wasAndIs(entry.details)],
  'order.deleted': (entry) => [orderOf(entry), ...lastStatus(entry)],
  'bill.made': (entry) => [orderOf(entry)],
  'order.payment_recorded': (entry) => [orderOf(entry), ...moneyOf(entry)],
  'order.payment_corrected': (entry) => [orderOf(entry), ...moneyOf(entry)],
  'order.claim_not_found': (entry) => [orderOf(entry), 'told the customer'],
  'product.created': (entry) => [productOf(entry), ...wasAndIs(entry.details)],
  'product.changed': (entry) => [
    `${productOf(entry)}:`,
    ...wasAndIs(entry.details),
    ...listOfFields(entry.details),
  ],
  'product.archived': (entry) => [`${productOf(entry)}, kept for its orders`],
  'product.removed': (entry) => [`${productOf(entry)}, never ordered`],
  'picture.uploaded': () => ['A new picture for a product'],
  'user.created': (entry) => [personOf(entry), roleOf(entry)],
  'user.updated': (entry) => [`${personOf(entry)}:`, ...listOfFields(entry.details)],
  'user.deleted': (entry) => ['Personal data erased', roleOf(entry)],
  'user.erased_again': (entry) => ['Brought back by a restore, erased again', roleOf(entry)],
  'session.opened': (entry) => [`${methodOf(entry)}, ${deviceOf(entry)}`],
  'session.refused': (entry) => [
    `${entry.details['method'] === 'passkey' ? 'Passkey refused' : 'Wrong password or e-mail'} at the ${entry.details['door'] === 'admin' ? 'staff' : 'customer'} sign-in`,
    ...(entry.subject._id === '' ? [] : [`for ${personOf(entry)}`]),
  ],
  'session.closed': () => ['Signed out on this device'],
  'session.proved': (entry) => [`${methodOf(entry)}, asked again before an important step`],
  'proof.refused': () => ['Wrong password or passkey when asked again'],
  'sessions.closed': (entry) => [`${personOf(entry)}, on every device`],
  'password.link_mailed': (entry) => [`To ${personOf(entry)}`],
  'password.reset': (entry) => [`${personOf(entry)}, all other devices signed out`],
  'password.changed': (entry) => [`${personOf(entry)}, all other devices signed out`],
  'password.refused': (entry) => [`Wrong present password of ${personOf(entry)}`],
  'email.confirmed': (entry) => [personOf(entry)],
  'passkey.added': (entry) => [personOf(entry)],
  'passkey.renamed': (entry) => [personOf(entry)],
  'passkey.removed': (entry) => [personOf(entry)],
  'passkeys.required': () => ['Staff with a passkey cannot sign in with the password'],
  'passkeys.made_optional': () => ['Staff can sign in with the password'],
  'staff.invited': (entry) => [`As ${dutyOf(entry)}`],
  'staff.invitation_renewed': () => ['A new link; the old one has ended'],
  'staff.invitation_cancelled': () => ['The link has ended'],
  'staff.duty_changed': (entry) => [personOf(entry), ...stateOf(entry)],
  'staff.disabled': (entry) => [`${personOf(entry)}, signed out everywhere`],
  'staff.enabled': (entry) => [personOf(entry)],
  'contact_message.deleted': () => ['A message from the contact page'],
  'settings.saved': (entry) => [
    settingsOf(entry),
    ...wasAndIs(entry.details),
    ...listOfFields(entry.details),
  ],
};

/** An action of a release that this one does not know is shown as it is written. */
export function titleOf({ action }: AuditEntry): string {
  return isAuditAction(action) ? auditTitles[action] : action;
}

export function sentenceOf(entry: AuditEntry): Part[] {
  return isAuditAction(entry.action) ? sentences[entry.action](entry) : [];
}

export function whoOf({ actor, details }: AuditEntry): string {
  if (actor) return actor.isDeleted ? 'Deleted person' : actor.name;
  return details['network'] === undefined ? 'Command line' : 'Nobody signed in';
}

const screens: Record<AuditKind, string> = {
  orders: 'Order Master',
  products: 'Product Master',
  people: 'User Master',
  'sign-ins': '',
  messages: 'Contact Master',
  settings: 'Settings',
};

/** The network, shortened for privacy, or the screen of the panel. */
export function whereOf(entry: AuditEntry): string {
  const { network, device } = entry.details;
  const isNew = device === 'new' && entry.action === 'session.refused';
  if (typeof network === 'string') return isNew ? `${network}, new device` : network;
  if (entry.actor === null || !isAuditAction(entry.action)) return '';
  const isOwnAccount = entry.actor._id === entry.subject._id;
  return isOwnAccount ? 'Shop' : screens[kindOfAction(entry.action)];
}

function settingsOf({ subject, details }: AuditEntry): string {
  const titles: Partial<Record<string, string>> = settingsTitles;
  const title = titles[subject._id] ?? 'Settings';
  const { version } = details;
  return typeof version === 'number' ? `${title}, version ${version}:` : title;
}

function orderOf({ subject }: AuditEntry): Part {
  return { order: subject._id, isDeleted: subject.isDeleted };
}

/** Method, amount, and what the payment status was and is. */
function moneyOf({ details }: AuditEntry): Part[] {
  const { method, amount } = details;
  const parts = [
    ...(typeof method === 'string' ? [method] : []),
    ...(typeof amount === 'number' ? [formatRupees(amount)] : []),
  ];
  return [...(parts.length === 0 ? [] : [parts.join(' ')]), ...wasAndIs(details)];
}

function lastStatus({ details }: AuditEntry): string[] {
  const { orderStatus } = details;
  return typeof orderStatus === 'string' ? [`(was ${orderStatus})`] : [];
}

function productOf({ subject, details }: AuditEntry): string {
  return typeof details['name'] === 'string' ? details['name'] : subject.name || 'Deleted product';
}

function personOf({ subject }: AuditEntry): string {
  return subject.isDeleted || subject.name === '' ? 'Deleted person' : subject.name;
}

function roleOf({ details }: AuditEntry): string {
  return details['role'] === 'admin' ? '(staff)' : '(customer)';
}

function methodOf({ details }: AuditEntry): string {
  return details['method'] === 'passkey' ? 'Passkey' : 'Password';
}

function dutyOf({ details: { duty } }: AuditEntry): string {
  return typeof duty === 'string' ? duty : 'staff';
}

function stateOf({ details: { was, is } }: AuditEntry): Change[] {
  return typeof was === 'string' && typeof is === 'string' ? [{ label: '', was, is }] : [];
}

function deviceOf({ details }: AuditEntry): string {
  return details['device'] === 'known' ? 'known device' : 'new device';
}
