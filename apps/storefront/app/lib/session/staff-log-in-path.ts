import type { LogInReason } from './return-path.ts';

/** The log-in for staff who strayed into the shop; it leads nowhere but home. */
export const staffLogInPath = `/login?reason=${'staff' satisfies LogInReason}`;
