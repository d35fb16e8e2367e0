import { tappedChecks } from '@dalan/contract/settings/settings';
import type { Alerts } from '@dalan/contract/settings/settings';
import { fieldOf } from '../framework/index.ts';
import type { Errors, Field } from '../framework/index.ts';

const field = fieldOf<Alerts>();
const email = field('email', 'E-mail', (value) => (value === '' ? 'the shop’s own' : value));

export const alertKinds: { name: 'lowStock' | 'failedMail' | 'newMessages'; label: string }[] = [
  { name: 'lowStock', label: 'Low stock' },
  { name: 'failedMail', label: 'Failed mail' },
  { name: 'newMessages', label: 'New messages' },
];

const fields: Field<Alerts>[] = [email, ...alertKinds.map(({ name, label }) => field(name, label))];

export const alertsFields = () => fields;

export function checkAlerts({ email: address }: Alerts): Errors {
  return { email: tappedChecks.email(address) };
}
