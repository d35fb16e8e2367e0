export type { AuditAnswer, AuditEntry, AuditQuery } from './audit.schema.ts';

/** Rows of one page of the audit log. */
export const AUDIT_PAGE_SIZE = 50;
/** A shorter search would match nearly every row. */
export const AUDIT_SEARCH_MIN_LENGTH = 3;

/**
 * Everything that is written to the audit log, with its title. `recordAudit` takes no other action,
 * and the panel does not compile without a sentence for each.
 */
export const auditTitles = {
  'order.status_changed': 'Order changed',
  'order.deleted': 'Order deleted',
  'order.moved_to_day': 'Order moved to another day',
  'product.created': 'Product added',
  'product.changed': 'Product changed',
  'product.archived': 'Product archived',
  'product.removed': 'Product deleted',
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
  'email.confirmed': 'E-mail confirmed',
  'passkey.added': 'Passkey added',
  'passkey.renamed': 'Passkey renamed',
  'passkey.removed': 'Passkey removed',
  'passkeys.required': 'Passkeys required',
  'passkeys.made_optional': 'Passkeys made optional',
  'staff.invited': 'Staff invited',
  'staff.invitation_renewed': 'Invitation renewed',
  'staff.invitation_cancelled': 'Invitation cancelled',
  'staff.duty_changed': 'Duty changed',
  'staff.disabled': 'Staff disabled',
  'staff.enabled': 'Staff enabled',
  'contact_message.deleted': 'Message deleted',
  'settings.saved': 'Settings changed',
} as const satisfies Record<`${string}.${string}`, string>;

export type AuditAction = keyof typeof auditTitles;
export const auditActions = Object.keys(auditTitles) as AuditAction[];

/** What the page filters by. */
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
  product: 'products',
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
  settings: 'settings',
};

export function kindOfAction(action: AuditAction): AuditKind {
  return kindOfSubject[action.replace(/\..*/, '') as AuditSubject];
}

export function isAuditAction(action: string): action is AuditAction {
  return Object.hasOwn(auditTitles, action);
}

/** Was and is of a changed field: figures and statuses, never personal data. */
export type AuditChanges = Record<string, [was: AuditValue, is: AuditValue]>;
type AuditValue = string | number | boolean | null;

/** Names of fields and figures, never personal data. */
export type AuditDetails = Record<string, AuditValue | string[] | AuditChanges>;
