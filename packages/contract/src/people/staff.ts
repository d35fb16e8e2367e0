import { isPhone } from '../contact/contact-details.ts';
import { isEmail } from '../contact/email.ts';
import { checkOptionalLine } from '../text/text.ts';

export type {
  DisabledChange,
  DutyChange,
  Invitation,
  InvitationView,
  Joining,
  MadeInvitation,
  MadePasswordLink,
  NewInvitation,
  Staff,
  StaffMember,
} from './staff.schema.ts';

/** What a staff member may do. `endpoints.ts` says which calls that includes. */
export const duties = ['owner', 'counter', 'delivery'] as const;
export type Duty = (typeof duties)[number];

export const dutyLabels: Record<Duty, string> = {
  owner: 'Owner',
  counter: 'Counter',
  delivery: 'Delivery',
};

/** As long as the database keeps an invitation open. */
export const INVITATION_HOURS = 48;

const CONTACT_MAX = 254;

export const staffTexts = {
  contactRequired: 'Number or email is required',
  contactInvalid: 'Enter a 10-digit number or an email address',
  notFound: 'This person is not on the staff any more.',
  invitationNotFound: 'This invitation was used or cancelled meanwhile.',
  invitationEnded:
    'This link was used already, replaced by a newer one, or is older than 48 hours. Please ask for a new link.',
  ownAccount: 'Nobody changes their own duty. Ask another owner.',
  emailRequired: 'Email is required. Only people who deliver may join without one',
  phoneTaken: 'Somebody else on the staff logs in with this number',
  emailFirst: 'Give them an email in User Master first. Only people who deliver may have none.',
  firstPasskey: 'First passkey',
  passwordOrPasskey: 'Choose a password, or use a passkey',
  ownerLink:
    'Nobody makes a link for an owner. They use the link that is mailed to them, or another owner invites them anew.',
  changedMeanwhile: (label: string) =>
    `The duty was changed to ${label} meanwhile. Nothing was saved.`,
} as const;

/** Where the link is sent to: a phone number or an e-mail address. */
export function checkStaffContact(value: string): string | undefined {
  const typed = value.trim();
  if (typed === '') return staffTexts.contactRequired;
  if (isPhone(typed) || isEmail(typed)) return checkOptionalLine(typed, CONTACT_MAX);
  return staffTexts.contactInvalid;
}
