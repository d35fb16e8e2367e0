import type { User } from '@dalan/contract/people/accounts';
import { formatPhone } from '../../lib/format/phone.ts';
import { fieldChanges } from '../../ui/messages/conflict-notice.tsx';
import type { FieldChange } from '../../ui/messages/conflict-notice.tsx';

export type UserForm = { name: string; email: string; phone: string; address: string };

/** Field labels, for the dialog and the conflict notice. */
export const userLabels: Record<keyof UserForm, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
};

export function formOf({ name, email, phone, address }: User): UserForm {
  return { name, email, phone: formatPhone(phone), address };
}

export function userChanges(before: User, after: User): FieldChange[] {
  return fieldChanges(userLabels, formOf(before), formOf(after));
}
