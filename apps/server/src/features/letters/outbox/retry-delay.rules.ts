const SECOND_MS = 1_000;
const FIRST_MS = 15 * SECOND_MS;
const LONGEST_MS = 60 * 60 * SECOND_MS;

/** After two days a mail about the event would only confuse. */
export const GIVE_UP_AFTER_MS = 48 * 60 * 60 * SECOND_MS;

/**
 * Delay after the given number of attempts. It is short if the mail server is away, because then no
 * mail is at fault.
 */
export function retryDelayMs(attempts: number, isServerAway: boolean): number {
  if (isServerAway) return 30 * SECOND_MS;
  return Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
}
