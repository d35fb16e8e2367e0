import { demoAccounts } from '../apps/server/seed/demo-accounts.ts';

/** One line for each demo account. */
export function demoLogIns(): string {
  const lines = demoAccounts.map(({ role, email, password }) => {
    const label = role === 'admin' ? 'Admin' : 'Customer';
    return `  ${label.padEnd(12)} ${email}   password: ${password}`;
  });
  return lines.join('\n');
}
