import { createStore } from '../store.ts';

/** True after a log-in with the password, until it is answered or the page is left. */
export const passkeyOffer = createStore(false);
