import { demoAccounts } from '../apps/server/seed/demo-accounts.ts';
import { demoCounter, demoRiders } from '../apps/server/seed/history/demo-staff.ts';

type LogIn = { email: string; password: string };

/** Returns one line for each demo account. All staff except the owner come with the history. */
export function demoLogIns({ withStaff = false } = {}): string {
  const [rider] = demoRiders;
  const lines = [
    ...demoAccounts.map((account) => line(labels[account.role], account)),
    ...(withStaff && rider ? [line('Counter', demoCounter), line('Rider', rider)] : []),
  ];
  return lines.join('\n');
}

const labels = { admin: 'Admin', user: 'Customer' } as const;

function line(label: string, { email, password }: LogIn): string {
  return `  ${label.padEnd(12)} ${email}   password: ${password}`;
}
