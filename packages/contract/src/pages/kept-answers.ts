/** Asks the service worker for its kept answer, after the network gave none. */
export const KEPT_HEADER = 'x-kept';
/** When the shop gave the kept answer, in milliseconds. */
export const KEPT_AT_HEADER = 'x-kept-at';
