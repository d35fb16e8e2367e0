import { createStore } from '../store.ts';

/** True after a log-in with a password, until the offer is answered or the page is left. */
export const passkeyOffer = createStore(false);
