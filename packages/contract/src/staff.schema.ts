import * as z from 'zod';
import { checkName, checkStaffPassword } from './accounts.ts';
import { checkPhone, phoneDigits } from './contact-details.ts';
import { checkEmail } from './email.ts';
import { checkStaffContact, duties } from './staff.ts';
import { checked, Id } from './text.schema.ts';

const Duty = z.enum(duties);

export const StaffMember = z
  .object({
    _id: Id,
    name: z.string(),
    email: z.string(),
    duty: Duty,
    passkeyCount: z.int(),
    /** Null before the first log-in. Within a minute for open sessions. */
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
    /** False once it is too old, or whoever made it is no owner any more. */
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

const Token = z.string().max(100);

/** In the body, not in the address, so that no log has the token. */
export const InvitationToken = z.strictObject({ token: Token });

export const InvitationView = z.object({ name: z.string(), duty: Duty });
export type InvitationView = z.infer<typeof InvitationView>;

export const Joining = z.strictObject({
  token: Token,
  email: checked(checkEmail),
  phone: checked(checkPhone).overwrite(phoneDigits),
  password: checked(checkStaffPassword),
});
export type Joining = z.infer<typeof Joining>;
