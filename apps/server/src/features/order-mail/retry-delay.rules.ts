const SECOND_MS = 1_000;
const FIRST_MS = 15 * SECOND_MS;
const LONGEST_MS = 60 * 60 * SECOND_MS;

/** Two days after the event the news is stale, and a mail about it would only confuse. */
export const GIVE_UP_AFTER_MS = 48 * 60 * 60 * SECOND_MS;

/** How long a mail rests after its n-th failure; where the mail server is away, all try again soon. */
export function retryDelayMs(attempts: number, isServerAway: boolean): number {
  if (isServerAway) return 30 * SECOND_MS;
  return Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
}
