import type { Role } from '@dalan/contract/people/accounts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type SessionLifetime = { idleSeconds: number; wholeSeconds: number; slideSeconds: number };

/** Customers stay logged in if they return within a month. Staff log in every day. */
export const sessionLifetimes: Record<Role, SessionLifetime> = {
  user: { idleSeconds: 30 * DAY, wholeSeconds: 90 * DAY, slideSeconds: HOUR },
  admin: { idleSeconds: 12 * HOUR, wholeSeconds: 12 * HOUR, slideSeconds: MINUTE },
};
