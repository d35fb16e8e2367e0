import { INVITATION_HOURS } from '@dalan/contract/people/staff';
import type { Duty } from '@dalan/contract/people/staff';

export const staffPageTexts = {
  title: 'Staff',
  back: 'Settings',
  invite: 'Invite',
  name: 'Name',
  contact: 'Number or email',
  duty: 'Duty',
  makeLink: 'Make link',
  makingLink: 'Making...',
  linkFailed: 'The link could not be made',
  notFetched: 'Failed to fetch the staff',
  notFetchedText: 'Nothing is lost: only this list did not come.',
  now: 'Now',
  nowHere: 'Now, this computer',
  never: 'Never',
  passwordOnly: 'Password only',
  passkeys: (count: number) => `${count} ${count === 1 ? 'passkey' : 'passkeys'}`,
  linkOpen: 'Link open',
  linkEnded: 'Link ended',
  disabled: 'Disabled',
  dutiesTitle: 'What a duty may do',
  changeDuty: 'Change duty',
  changing: 'Changing...',
  dutyChanged: 'Duty changed',
  dutyNotChanged: 'Failed to change the duty',
  dutyConsequence: 'It counts from their next step in the panel. They stay signed in.',
  disable: 'Disable',
  disabling: 'Disabling...',
  disabledNow: 'Disabled. Their sessions have ended.',
  notDisabled: 'Failed to disable',
  disableConsequence:
    'They are signed out everywhere at once, and cannot sign in until an owner enables them again. What they did stays under their name.',
  enable: 'Enable',
  enabling: 'Enabling...',
  enabled: 'Enabled. They can sign in again.',
  notEnabled: 'Failed to enable',
  withdraw: 'Withdraw invitation',
  withdrawing: 'Withdrawing...',
  withdrawn: 'The link has ended',
  notWithdrawn: 'Failed to withdraw the invitation',
  withdrawConsequence: 'The link ends at once. You can invite them again at any time.',
  gone: 'This person is not on the staff any more. The list is read again.',
  invitationGone: 'The link was used or withdrawn meanwhile. The list is read again.',
  waits: 'waits for its link to be pressed',
  linkTitle: 'Link',
  linkOnce: `Good for ${INVITATION_HOURS} hours and for one use. It is shown only now: send it before you close this.`,
  linkLabel: 'Link to send',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Select the link and copy it by hand.',
  whatsapp: 'WhatsApp',
} as const;

export const rowLabels = {
  changeDuty: (name: string) => `Change duty of ${name}`,
  passwordLink: (name: string) => `Link for a new password of ${name}`,
  disable: (name: string) => `Disable ${name}`,
  renew: (name: string) => `New link for ${name}`,
  withdraw: (name: string) => `Withdraw the invitation of ${name}`,
  invitedBy: (name: string) => `invited by ${name}`,
} as const;

/** The message for somebody who is already on the staff; see `linkMessage`. */
export function passwordLinkMessage(name: string, shopName: string, link: string): string {
  return `Hello ${name}, with this link you choose a new password for ${shopName}: ${link}\nIt works once, within ${INVITATION_HOURS} hours. Please do not pass it on.`;
}

/** The message that WhatsApp opens with. */
export function linkMessage(name: string, shopName: string, link: string): string {
  return `Hello ${name}, this is your link to join the staff of ${shopName}: ${link}\nIt works once, within ${INVITATION_HOURS} hours. Please do not pass it on.`;
}

export const dutyNotes: Record<Duty, string> = {
  owner: 'Everything, and alone: figures, settings, staff, audit log.',
  counter: 'Today, orders, customers, messages, stock, runs.',
  delivery: 'Own runs on the phone, nothing else.',
};
