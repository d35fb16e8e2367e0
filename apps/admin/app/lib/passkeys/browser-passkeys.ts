import type {
  NewPasskey,
  PasskeyAdding,
  PasskeyOptions,
  PasskeyUse,
} from '@dalan/contract/people/passkeys';
import { loadChunk } from '../load-chunk.ts';
import { passkeyFailureTexts } from './passkey-failure-texts.ts';

/** The person closed the browser's dialog, or the device could not do it. */
class PasskeyNotUsed extends Error {
  override name = 'PasskeyNotUsed';
}

export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** The library is a chunk of its own: only people who use passkeys load it. */
const loadWebAuthn = () => loadChunk(() => import('@simplewebauthn/browser'));

export async function makePasskey(optionsJSON: PasskeyAdding): Promise<NewPasskey['passkey']> {
  const { startRegistration, WebAuthnError } = await loadWebAuthn();
  const { id, response } = await startRegistration({ optionsJSON }).catch((cause: unknown) => {
    const isHeld =
      cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    const text = isHeld ? passkeyFailureTexts.alreadyHere : passkeyFailureTexts.notMade;
    throw new PasskeyNotUsed(text, { cause });
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

export async function askForPasskey(optionsJSON: PasskeyOptions): Promise<PasskeyUse['passkey']> {
  const { startAuthentication } = await loadWebAuthn();
  const { id, response } = await startAuthentication({ optionsJSON }).catch((cause: unknown) => {
    throw new PasskeyNotUsed(passkeyFailureTexts.notUsed, { cause });
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const answer = { id, clientDataJSON, authenticatorData, signature };
  return userHandle === undefined ? answer : { ...answer, userHandle };
}
