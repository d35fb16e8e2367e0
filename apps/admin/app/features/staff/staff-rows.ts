import type { Invitation, Staff, StaffMember } from '@dalan/contract/people/staff';
import { countOf } from '../../lib/format/count-of.ts';

export type PersonRow = StaffMember & { kind: 'person'; isOwn: boolean };
export type InvitationRow = Invitation & { kind: 'invitation' };
/** People and invitations are one list, as they are one staff. */
export type StaffRow = PersonRow | InvitationRow;

/** The people who work here, those who are invited, and those who worked here. */
export function staffRows({ people, invitations }: Staff, ownId: string | undefined): StaffRow[] {
  const rows = people.map((person): PersonRow => ({
    ...person,
    kind: 'person',
    isOwn: person._id === ownId,
  }));
  return [
    ...rows.filter(({ isOwn }) => isOwn),
    ...rows.filter(({ isOwn, disabledAt }) => !isOwn && disabledAt === null),
    ...invitations.map((invitation): InvitationRow => ({ ...invitation, kind: 'invitation' })),
    ...rows.filter(({ disabledAt }) => disabledAt !== null),
  ];
}

/** `5 people, 1 invitation, 1 disabled`. */
export function staffCount({ people, invitations }: Staff): string {
  const disabled = people.filter(({ disabledAt }) => disabledAt !== null).length;
  const parts = [countOf(people.length - disabled, 'person', 'people')];
  if (invitations.length > 0) parts.push(countOf(invitations.length, 'invitation'));
  if (disabled > 0) parts.push(`${disabled} disabled`);
  return parts.join(', ');
}

export const staffDialogs = ['duty', 'disable', 'withdraw'] as const;
export type StaffDialog = (typeof staffDialogs)[number];

/** Nobody changes themselves. */
export function canOpen(kind: StaffDialog, row: StaffRow): boolean {
  if (row.kind === 'invitation') return kind === 'withdraw';
  return kind !== 'withdraw' && !row.isOwn && row.disabledAt === null;
}
