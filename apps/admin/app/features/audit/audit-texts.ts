import { auditTitles, isAuditAction, kindOfAction } from '@dalan/contract/office/audit';
import type { AuditAction, AuditEntry, AuditKind } from '@dalan/contract/office/audit';
import { formatRupees } from '@dalan/contract/money/money';
import { formatGrams } from '@dalan/contract/money/weight';
import { settingsTitles } from '@dalan/contract/settings/settings-titles';
import { formatMoment } from '../../lib/format/india-time.ts';
import { cashOf, importOf, monthOf, ownPricesOf, rupeesOf, statementOf } from './audit-amounts.ts';
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

/** A piece of a sentence: words, an order to open, or a changed field. */
export type Part = string | { order: string; isDeleted: boolean } | Change;

function saidByRider(entry: AuditEntry): Part[] {
  return [orderOf(entry), reasonOf(entry), ...takenAt(entry), ...lateOf(entry)];
}

/** One sentence per action, below its title. */
const sentences: Record<AuditAction, (entry: AuditEntry) => Part[]> = {
  'order.status_changed': (entry) => [orderOf(entry), ...wasAndIs(entry.details)],
  'order.moved_to_day': (entry) => [orderOf(entry), ...wasAndIs(entry.details)],
  'order.packed': (entry) => [orderOf(entry)],
  'order.unpacked': (entry) => [orderOf(entry)],
  'order.no_answer': (entry) => [orderOf(entry), ...wasAndIs(entry.details)],
  'order.taken_by_phone': (entry) => [orderOf(entry), ...lastStatus(entry, 'as')],
  'order.sold_at_counter': (entry) => [orderOf(entry), ...moneyOf(entry)],
  'order.contents_changed': (entry) => [
    orderOf(entry),
    ...wasAndIs(entry.details),
    ...listOfFields(entry.details),
  ],
  'order.deleted': (entry) => [orderOf(entry), ...lastStatus(entry)],
  'bill.made': (entry) => [orderOf(entry)],
  'order.payment_recorded': (entry) => [orderOf(entry), ...moneyOf(entry)],
  'order.payment_corrected': (entry) => [orderOf(entry), ...moneyOf(entry)],
  'order.flour_returned': (entry) => [orderOf(entry), ...creditOf(entry)],
  'order.discount_given': (entry) => [orderOf(entry), ...creditOf(entry)],
  'order.put_on_account': (entry) => [orderOf(entry)],
  'order.taken_off_account': (entry) => [orderOf(entry), 'to be paid at the door'],
  'account.saved': (entry) => [
    `${personOf(entry)}:`,
    ...wasAndIs(entry.details),
    ...ownPricesOf(entry),
  ],
  'account.closed': (entry) => [personOf(entry)],
  'account.payment_recorded': (entry) => [`${personOf(entry)}:`, ...moneyOf(entry)],
  'account.statement_mailed': (entry) => [personOf(entry), ...monthOf(entry)],
  'order.claim_not_found': (entry) => [orderOf(entry), 'told the customer'],
  'bank.columns_kept': () => ['Which column of its statements is which'],
  'bank.recorded': (entry) => [statementOf(entry)],
  'batch.milled': (entry) => [`${productOf(entry)}:`, batchOf(entry), ...weightOf(entry)],
  'batch.undone': (entry) => [`${productOf(entry)}:`, batchOf(entry)],
  'batch.recalled': (entry) => [`${productOf(entry)}:`, batchOf(entry)],
  'batch.holder_told': (entry) => [orderOf(entry), batchOf(entry)],
  'batch.telling_undone': (entry) => [orderOf(entry), batchOf(entry)],
  'run.created': (entry) => [personOf(entry)],
  'run.planned': (entry) => [personOf(entry), stopsOf(entry)],
  'run.removed': (entry) => [personOf(entry)],
  'order.delivered': (entry) => [orderOf(entry), ...takenAt(entry), ...lateOf(entry)],
  'order.not_delivered': (entry) => [
    orderOf(entry),
    reasonOf(entry),
    ...wasAndIs(entry.details),
    ...lateOf(entry),
  ],
  'order.rider_refused': saidByRider,
  'order.rider_unrecorded': saidByRider,
  'run.started': (entry) => [personOf(entry), stopsOf(entry)],
  'run.closed': (entry) => [personOf(entry), cashOf(entry)],
  'run.count_corrected': (entry) => [personOf(entry), cashOf(entry)],
  'drawer.opened': (entry) => [`with ${rupeesOf(entry, 'float')}`],
  'drawer.paid_out': (entry) => [rupeesOf(entry, 'amount')],
  'drawer.counted': (entry) => [cashOf(entry)],
  'drawer.closed': (entry) => [cashOf(entry), `${rupeesOf(entry, 'stays')} stays`],
  'drawer.seen': () => ['The owner has seen it'],
  'product.created': (entry) => [productOf(entry), ...wasAndIs(entry.details)],
  'product.changed': (entry) => [
    `${productOf(entry)}:`,
    ...wasAndIs(entry.details),
    ...listOfFields(entry.details),
  ],
  'product.archived': (entry) => [`${productOf(entry)}, kept for its orders`],
  'product.removed': (entry) => [`${productOf(entry)}, never ordered`],
  'stock.received': (entry) => [`${productOf(entry)}:`, ...wasAndIs(entry.details)],
  'stock.wasted': (entry) => [`${productOf(entry)}:`, ...wasAndIs(entry.details)],
  'stock.counted': (entry) => [`${productOf(entry)}:`, ...wasAndIs(entry.details)],
  'stock.mark_changed': (entry) => [`${productOf(entry)}:`, ...wasAndIs(entry.details)],
  'products.imported': (entry) => [importOf(entry)],
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
  'email.change_asked': (entry) => [`${personOf(entry)}, counts once it is confirmed`],
  'email.confirmed': (entry) => [personOf(entry)],
  'email.undone': (entry) => [`${personOf(entry)}, by the link mailed to the old one`],
  'passkey.added': (entry) => [personOf(entry)],
  'passkey.renamed': (entry) => [personOf(entry)],
  'passkey.removed': (entry) => [personOf(entry)],
  'passkeys.required': () => ['Staff with a passkey cannot sign in with the password'],
  'passkeys.made_optional': () => ['Staff can sign in with the password'],
  'staff.invited': (entry) => [`As ${dutyOf(entry)}`],
  'staff.invitation_renewed': () => ['A new link; the old one has ended'],
  'staff.invitation_cancelled': () => ['The link has ended'],
  'staff.password_link_made': (entry) => [`For ${personOf(entry)}, by an owner`],
  'staff.duty_changed': (entry) => [personOf(entry), ...stateOf(entry)],
  'staff.disabled': (entry) => [`${personOf(entry)}, signed out everywhere`],
  'staff.enabled': (entry) => [personOf(entry)],
  'contact_message.moved': (entry) => [ticketOf(entry), ...stateOf(entry)],
  'contact_message.deleted': () => ['A message from the contact page'],
  'letter.sent_again': () => ['A mail that could not be sent'],
  'settings.saved': (entry) => [
    settingsOf(entry),
    ...wasAndIs(entry.details),
    ...listOfFields(entry.details),
  ],
  'data.exported': (entry) => [exportOf(entry)],
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

/** Method, amount, and the old and new payment status. */
function moneyOf({ details }: AuditEntry): Part[] {
  const { method, amount } = details;
  const parts = [
    ...(typeof method === 'string' ? [method] : []),
    ...(typeof amount === 'number' ? [formatRupees(amount)] : []),
  ];
  return [...(parts.length === 0 ? [] : [parts.join(' ')]), ...wasAndIs(details)];
}

/** `CN/26-27/000008, insects, thrown away, ₹156.00, cash ₹156.00`. */
function creditOf({ details }: AuditEntry): Part[] {
  const { number, reason, flour, amount, method, givenBack } = details;
  const words = [number, reason, flour].filter((word) => typeof word === 'string');
  const refund = typeof method === 'string' && typeof givenBack === 'number';
  return [
    [
      ...words,
      ...(typeof amount === 'number' ? [formatRupees(amount)] : []),
      ...(refund ? [`${method} ${formatRupees(givenBack)} given back`] : []),
    ].join(', '),
    ...wasAndIs(details),
  ];
}

/** The money taken at the door, and the old and new statuses. */
function takenAt({ details }: AuditEntry): Part[] {
  const money = ['cash', 'UPI'].flatMap((method) => {
    const amount = details[method];
    return typeof amount === 'number' ? [`${method} ${formatRupees(amount)}`] : [];
  });
  return [...(money.length === 0 ? [] : [money.join(', ')]), ...wasAndIs(details)];
}

function reasonOf({ details: { reason, code } }: AuditEntry): string {
  const words: Partial<Record<string, string>> = {
    STOP_CALLED_OFF: 'the mill had called it off',
    STOP_DONE: 'it was done already',
    RUN_NOT_OUT: 'the run was not out',
    PAYMENT_TOO_HIGH: 'more than was to pay',
  };
  const why = typeof code === 'string' ? (words[code] ?? code) : '';
  return [typeof reason === 'string' ? reason : '', why].filter(Boolean).join(', ');
}

const LATE_MS = 60_000;

/** For an action that was tapped without a network: when it was tapped and when it arrived. */
function lateOf({ at, details: { tappedAt } }: AuditEntry): string[] {
  if (typeof tappedAt !== 'string') return [];
  if (Date.parse(at) - Date.parse(tappedAt) < LATE_MS) return [];
  return [`(late: tapped ${formatMoment(tappedAt)}, arrived ${formatMoment(at)})`];
}

function lastStatus({ details }: AuditEntry, word = 'was'): string[] {
  const { orderStatus } = details;
  return typeof orderStatus === 'string' ? [`(${word} ${orderStatus})`] : [];
}

function productOf({ subject, details }: AuditEntry): string {
  return typeof details['name'] === 'string' ? details['name'] : subject.name || 'Deleted product';
}

function batchOf({ details }: AuditEntry): string {
  return typeof details['number'] === 'string' ? details['number'] : '';
}

function weightOf({ details }: AuditEntry): string[] {
  return typeof details['grams'] === 'number' ? [formatGrams(details['grams'])] : [];
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

function ticketOf({ details: { ticket } }: AuditEntry): string {
  return typeof ticket === 'string' ? ticket : 'A message';
}

function deviceOf({ details }: AuditEntry): string {
  return details['device'] === 'known' ? 'known device' : 'new device';
}

function exportOf({ subject: { _id }, details: { from, to } }: AuditEntry): string {
  const what = _id === 'stock' ? 'stock movements' : _id;
  const days = [
    ...(typeof from === 'string' ? [`from ${from}`] : []),
    ...(typeof to === 'string' ? [`to ${to}`] : []),
  ];
  return [days.length === 0 ? `All ${what}` : `The ${what}`, ...days].join(' ');
}

function stopsOf({ details: { stops } }: AuditEntry): string {
  return typeof stops === 'number' ? `${stops} ${stops === 1 ? 'stop' : 'stops'}` : '';
}
