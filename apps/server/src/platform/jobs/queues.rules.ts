export const DEAD_LETTERS = 'dead-letters';

/**
 * Queues that servers add jobs to. `npm run db:migrate` creates them, so that a server can queue a
 * job before any worker has started.
 */
export const onDemandQueues = ['account-mail'] as const;
export type OnDemandQueue = (typeof onDemandQueues)[number];

/**
 * About half an hour with back-off. After that the job stays in the dead letters for a person to
 * look at.
 */
const RETRY = { retryLimit: 6, retryDelay: 30, retryBackoff: true };
const ON_DEMAND_EXPIRE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

export function scheduledQueue(expireSeconds: number) {
  return { ...RETRY, expireInSeconds: expireSeconds, deadLetter: DEAD_LETTERS };
}

/** Their jobs may contain an e-mail, so a finished one is deleted soon. */
export const onDemandQueue = {
  ...RETRY,
  expireInSeconds: ON_DEMAND_EXPIRE_SECONDS,
  deleteAfterSeconds: HOUR_SECONDS,
  deadLetter: DEAD_LETTERS,
};
