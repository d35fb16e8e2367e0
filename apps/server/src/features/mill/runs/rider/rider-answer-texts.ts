import type { OrderStatus } from '@dalan/contract/orders/orders';

/** Answers to the rider's phone: what happened, and what to do now. */
export const riderAnswerTexts = {
  notFound: 'This stop is not on a run of yours.',
  keyReused: 'Another action was sent under this key. Please open the run again.',
  runNotStarted: 'This run has not started yet. Ask the mill to start it.',
  runClosed: (at: string) =>
    `The mill closed this run at ${at}. Take money and bags of this stop to the counter.`,
  cancelled: (at: string) => `The mill cancelled this order at ${at}. Bring the bags back.`,
  deleted: (at: string) => `The mill deleted this order at ${at}. Bring the bags back.`,
  deliveredByMill: (at: string) =>
    `The mill marked this order as Delivered at ${at}. Tell the counter what you took.`,
  movedByMill: (at: string, status: OrderStatus) =>
    `The mill took this order off your run at ${at}; it is ${status} now. Bring the bags back.`,
  done: (at: string, outcome: string) =>
    `This stop was saved as ${outcome} at ${at}. If you took money again, tell the counter.`,
  tooHigh: (open: string, taken: string) =>
    `Only ${open} is still to pay, not ${taken}. Open the stop and enter it again.`,
  nothingOpen: (taken: string) =>
    `This order is paid already. Give the ${taken} back, then save Delivered again.`,
} as const;
