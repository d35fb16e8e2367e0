export type { AuditAnswer, AuditEntry, AuditQuery } from './audit.schema.ts';

export const AUDIT_PAGE_SIZE = 50;
/** A shorter search would match nearly every row. */
export const AUDIT_SEARCH_MIN_LENGTH = 3;

/**
 * Everything that is written to the audit log, with its title. `recordAudit` takes no other action,
 * and the panel does not compile without a sentence for each.
 */
export const auditTitles = {
  'order.status_changed': 'Order changed',
  'order.no_answer': 'No answer',
  'order.taken_by_phone': 'Phone order placed',
  'order.sold_at_counter': 'Counter sale made',
  'order.contents_changed': 'Contents of an order changed',
  'order.deleted': 'Order deleted',
  'bill.made': 'Bill made',
  'order.moved_to_day': 'Order moved to another day',
  'order.packed': 'Order packed',
  'order.unpacked': 'Order not packed any more',
  'order.payment_recorded': 'Payment recorded',
  'order.payment_corrected': 'Payment corrected',
  'order.claim_not_found': 'Payment not found',
  'order.flour_returned': 'Flour came back',
  'order.discount_given': 'Discount given',
  'order.put_on_account': 'Order put on account',
  'order.taken_off_account': 'Order taken off the account',
  'account.saved': 'Account of a customer saved',
  'account.closed': 'Account of a customer closed',
  'account.payment_recorded': 'Payment on account recorded',
  'account.statement_mailed': 'Statement mailed',
  'bank.columns_kept': 'Columns of a bank kept',
  'bank.recorded': 'Bank statement recorded',
  'batch.milled': 'Flour milled',
  'batch.undone': 'Milling undone',
  'batch.recalled': 'Batch recalled',
  'batch.holder_told': 'Customer told of a recall',
  'batch.telling_undone': 'Customer not told of a recall',
  'run.created': 'Run added',
  'run.planned': 'Run planned',
  'run.removed': 'Run removed',
  'order.delivered': 'Delivered',
  'order.not_delivered': 'Not delivered',
  'order.rider_refused': 'Refused to the rider',
  'order.rider_unrecorded': 'Unrecorded action reported',
  'run.started': 'Run started',
  'run.closed': 'Run closed',
  'run.count_corrected': 'Cash count corrected',
  'drawer.opened': 'Drawer opened',
  'drawer.paid_out': 'Paid out of the drawer',
  'drawer.counted': 'Drawer counted',
  'drawer.closed': 'Drawer closed',
  'drawer.seen': 'Difference of a drawer seen',
  'product.created': 'Product added',
  'product.changed': 'Product changed',
  'product.archived': 'Product archived',
  'product.removed': 'Product deleted',
  'stock.received': 'Flour received',
  'stock.wasted': 'Flour wasted',
  'stock.counted': 'Stock counted',
  'stock.mark_changed': 'Low mark changed',
  'products.imported': 'Products imported',
  'picture.uploaded': 'Picture uploaded',
  'user.created': 'Account created',
  'user.updated': 'Account changed',
  'user.deleted': 'Account deleted',
  'user.erased_again': 'Account erased again',
  'session.opened': 'Sign-in',
  'session.refused': 'Sign-in refused',
  'session.closed': 'Sign-out',
  'session.proved': 'Proof of identity',
  'proof.refused': 'Proof of identity refused',
  'sessions.closed': 'Sign-out everywhere',
  'password.link_mailed': 'Link for a new password mailed',
  'password.reset': 'Password replaced by link',
  'password.changed': 'Password changed',
  'password.refused': 'Password change refused',
  'email.change_asked': 'E-mail change asked for',
  'email.confirmed': 'E-mail confirmed',
  'email.undone': 'E-mail change undone',
  'passkey.added': 'Passkey added',
  'passkey.renamed': 'Passkey renamed',
  'passkey.removed': 'Passkey removed',
  'passkeys.required': 'Passkeys required',
  'passkeys.made_optional': 'Passkeys made optional',
  'staff.invited': 'Staff invited',
  'staff.invitation_renewed': 'Invitation renewed',
  'staff.invitation_cancelled': 'Invitation cancelled',
  'staff.password_link_made': 'Link for a new password made',
  'staff.duty_changed': 'Duty changed',
  'staff.disabled': 'Staff disabled',
  'staff.enabled': 'Staff enabled',
  'contact_message.moved': 'Message acknowledged or settled',
  'contact_message.deleted': 'Message deleted',
  'letter.sent_again': 'Mail sent again',
  'settings.saved': 'Settings changed',
  'data.exported': 'Data downloaded',
} as const satisfies Record<`${string}.${string}`, string>;

export type AuditAction = keyof typeof auditTitles;
export const auditActions = Object.keys(auditTitles) as AuditAction[];

/** The kinds that the page can filter by. */
export const auditKinds = [
  'orders',
  'products',
  'people',
  'sign-ins',
  'messages',
  'settings',
] as const;
export type AuditKind = (typeof auditKinds)[number];

type AuditSubject = AuditAction extends `${infer Subject}.${string}` ? Subject : never;

const kindOfSubject: Record<AuditSubject, AuditKind> = {
  order: 'orders',
  bill: 'orders',
  run: 'orders',
  account: 'orders',
  bank: 'orders',
  batch: 'orders',
  drawer: 'orders',
  product: 'products',
  stock: 'products',
  products: 'products',
  picture: 'products',
  user: 'people',
  staff: 'people',
  email: 'people',
  session: 'sign-ins',
  sessions: 'sign-ins',
  proof: 'sign-ins',
  password: 'sign-ins',
  passkey: 'sign-ins',
  passkeys: 'sign-ins',
  contact_message: 'messages',
  letter: 'messages',
  settings: 'settings',
  data: 'settings',
};

export function kindOfAction(action: AuditAction): AuditKind {
  return kindOfSubject[action.replace(/\..*/, '') as AuditSubject];
}

export function isAuditAction(action: string): action is AuditAction {
  return Object.hasOwn(auditTitles, action);
}

/** The old and the new value of a changed field: figures and statuses, never personal data. */
export type AuditChanges = Record<string, [was: AuditValue, is: AuditValue]>;
type AuditValue = string | number | boolean | null;

/** Names of fields and figures, never personal data. */
export type AuditDetails = Record<string, AuditValue | string[] | AuditChanges>;
