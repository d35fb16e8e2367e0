import type { Staff } from '@dalan/contract/people/staff';
import { countOf } from '../../../lib/format/count-of.ts';

export const overviewTexts = {
  title: 'Settings',
  about: 'customers see a change within two seconds',
  shop: 'The shop',
  people: 'People and records',
  staff: 'Staff',
  audit: 'Audit log',
  auditText: 'Who did what, and when',
  data: 'Data',
  dataText: 'Orders, customers, products, stock and payments as files',
  staffWithoutFigures: 'Who works here, and what they may do',
  loading: 'Loading...',
  notLoaded: 'The settings did not load.',
  neverSaved: 'first values',
} as const;

/** `5 people · 1 invitation open`. */
export function staffInWords({ people, invitations }: Staff): string {
  const enabled = people.filter(({ disabledAt }) => disabledAt === null).length;
  const open = invitations.filter(({ isOpen }) => isOpen).length;
  const parts = [countOf(enabled, 'person', 'people')];
  if (open > 0) parts.push(`${countOf(open, 'invitation')} open`);
  return parts.join(' · ');
}
