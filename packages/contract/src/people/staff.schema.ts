import * as z from 'zod';
import { checkName, checkStaffPassword } from './accounts.ts';
import { checkPhone, phoneDigits } from '../contact/contact-details.ts';
import { checkEmail } from '../contact/email.ts';
import { NewPasskey } from './passkeys.schema.ts';
import { checkStaffContact, duties, staffTexts } from './staff.ts';
import { checked, Id } from '../text/text.schema.ts';

const Duty = z.enum(duties);

export const StaffMember = z
  .object({
    _id: Id,
    name: z.string(),
    /** Empty for riders who joined without one. */
    email: z.string(),
    phone: z.string(),
    /** A new e-mail that nobody has confirmed by its link yet. */
    waitingEmail: z.string().nullable(),
    duty: Duty,
    passkeyCount: z.int(),
    /** Null before the first log-in. For open sessions it is right to the minute. */
    lastSeenAt: z.string().nullable(),
    disabledAt: z.string().nullable(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof StaffMember>;

export const Invitation = z
  .object({
    _id: Id,
    name: z.string(),
    contact: z.string(),
    duty: Duty,
    invitedBy: z.string(),
    expiresAt: z.string(),
    /** False once the invitation is too old or its maker is no longer an owner. */
    isOpen: z.boolean(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

export const Staff = z.object({
  people: z.array(StaffMember),
  invitations: z.array(Invitation),
});
export type Staff = z.infer<typeof Staff>;

/** `was` is the duty that the form showed. Another one in the database leads to a 409. */
export const DutyChange = z.strictObject({ duty: Duty, was: Duty });
export type DutyChange = z.infer<typeof DutyChange>;

export const DisabledChange = z.strictObject({ isDisabled: z.boolean() });
export type DisabledChange = z.infer<typeof DisabledChange>;

export const NewInvitation = z.strictObject({
  name: checked(checkName),
  contact: checked(checkStaffContact),
  duty: Duty,
});
export type NewInvitation = z.infer<typeof NewInvitation>;

/** The token is in this answer only: the database stores its hash. */
export const MadeInvitation = z.object({ invitation: Invitation, token: z.string() });
export type MadeInvitation = z.infer<typeof MadeInvitation>;

/** The token opens, once, the page on which the person chooses a new password. */
export const MadePasswordLink = z.object({ token: z.string() });
export type MadePasswordLink = z.infer<typeof MadePasswordLink>;

const Token = z.string().max(100);

/** The token is in the body, not in the address, so that no log has it. */
export const InvitationToken = z.strictObject({ token: Token });

/** E-mail and phone are as the owner typed them, or empty. */
export const InvitationView = z.object({
  name: z.string(),
  duty: Duty,
  email: z.string(),
  phone: z.string(),
});
export type InvitationView = z.infer<typeof InvitationView>;

/**
 * Only people who deliver can join without an e-mail. Everybody chooses a password or a passkey,
 * not both.
 */
export const Joining = z
  .strictObject({
    token: Token,
    email: checked(checkEmail).exactOptional(),
    phone: checked(checkPhone).overwrite(phoneDigits),
    password: checked(checkStaffPassword).exactOptional(),
    passkey: NewPasskey.shape.passkey.exactOptional(),
  })
  .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), {
    message: staffTexts.passwordOrPasskey,
    path: ['password'],
  });
export type Joining = z.infer<typeof Joining>;
