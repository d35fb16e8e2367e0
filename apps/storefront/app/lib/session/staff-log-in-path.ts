import type { LogInReason } from './return-path.ts';

/** The log-in for staff who open the shop. It has no return path. */
export const staffLogInPath = `/login?reason=${'staff' satisfies LogInReason}`;
