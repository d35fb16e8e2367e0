export const DEAD_LETTERS = 'dead-letters';

/**
 * The retries take about half an hour with back-off. After that the job stays in the dead letters
 * for a person to look at.
 */
const RETRY = { retryLimit: 6, retryDelay: 30, retryBackoff: true };

export function scheduledQueue(expireSeconds: number) {
  return { ...RETRY, expireInSeconds: expireSeconds, deadLetter: DEAD_LETTERS };
}
