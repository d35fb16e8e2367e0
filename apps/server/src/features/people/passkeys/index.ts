export { startJoiningWithPasskey } from './start-challenge.ts';
export { readNewPasskey, relyingPartyOf } from './webauthn.ts';
export type { RelyingParty } from './webauthn.ts';
