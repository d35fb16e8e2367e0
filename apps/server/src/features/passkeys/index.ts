export { relyingPartyOf } from './webauthn.ts';
