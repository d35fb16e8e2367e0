import type {
  NewPasskey,
  PasskeyAdding,
  PasskeyOptions,
  PasskeyUse,
} from '@dalan/contract/people/passkeys';
import type { PasskeyToAdd, StoredPasskey } from './passkeys.queries.ts';

/** It reads certificates and takes a tenth of the server's start, so it is loaded when used. */
const loadLibrary = () => import('@simplewebauthn/server');

/** The shop as browsers know it: a passkey works on this host and no other. */
export type RelyingParty = { name: string; id: string; origin: string };

export function relyingPartyOf(publicOrigin: string, shopName: string): RelyingParty {
  return { name: shopName, id: new URL(publicOrigin).hostname, origin: publicOrigin };
}

const ES256 = -7;
const ED_DSA = -8;
const RS256 = -257;
const supportedAlgorithmIDs = [ES256, ED_DSA, RS256];

/** The dialog stays open as long as the challenge is valid. */
const TIMEOUT_MS = 5 * 60_000;

type Held = Pick<StoredPasskey, 'credentialId' | 'transports'>;
const describeHeld = (held: Held[]) =>
  held.map(({ credentialId, transports }) => ({ id: toText(credentialId), transports }));

export async function optionsToAdd(
  shop: RelyingParty,
  person: { userId: string; name: string; logInName: string; held: Held[]; challenge: string },
): Promise<PasskeyAdding> {
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpName: shop.name,
    rpID: shop.id,
    userID: handleOf(person.userId),
    userName: person.logInName,
    userDisplayName: person.name,
    challenge: toBytes(person.challenge),
    timeout: TIMEOUT_MS,
    supportedAlgorithmIDs,
    excludeCredentials: describeHeld(person.held),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  // The library's types are wider than what it was asked for.
  return options as PasskeyAdding;
}

/** Without `held`, the browser lets the person choose among the passkeys of this shop. */
export async function optionsToUse(
  shop: RelyingParty,
  { challenge, held = [] }: { challenge: string; held?: Held[] },
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID: shop.id,
    challenge: toBytes(challenge),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: describeHeld(held),
  });
  return options as PasskeyOptions;
}

type Signed<Result> = Result & { challenge: string };

/** Undefined if the answer is not one of this shop's, or not verified by the person. */
export async function readNewPasskey(
  shop: RelyingParty,
  { id, transports, ...response }: NewPasskey['passkey'],
): Promise<Signed<Omit<PasskeyToAdd, 'name'>> | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary();
  let challenge = '';
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...bare(id), response: { ...response, transports } },
      expectedChallenge: (signed) => (challenge = signed) !== '',
      expectedOrigin: shop.origin,
      expectedRPID: shop.id,
      supportedAlgorithmIDs,
    });
    if (registrationInfo === undefined) return undefined;
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    return {
      challenge,
      credentialId: toBytes(credential.id),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports,
      deviceType: credentialDeviceType,
      isBackedUp: credentialBackedUp,
    };
  } catch {
    return undefined;
  }
}

export type VerifiedUse = {
  challenge: string;
  credentialId: Buffer;
  counter: number;
  isBackedUp: boolean;
};

/** Undefined if the signature, the origin or the account is wrong. */
export async function verifyUse(
  shop: RelyingParty,
  { id, userHandle, ...response }: PasskeyUse['passkey'],
  passkey: StoredPasskey,
): Promise<VerifiedUse | undefined> {
  if (userHandle !== undefined && userHandle !== toText(handleOf(passkey.userId))) return undefined;
  const { verifyAuthenticationResponse } = await loadLibrary();
  let challenge = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...bare(id), response },
      expectedChallenge: (signed) => (challenge = signed) !== '',
      expectedOrigin: shop.origin,
      expectedRPID: shop.id,
      credential: {
        id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    });
    if (!verified) return undefined;
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
    return { challenge, credentialId: passkey.credentialId, counter, isBackedUp };
  } catch {
    return undefined;
  }
}

function bare(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}

/** The handle is the account's id, so that a passkey names nobody. */
function handleOf(userId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

function toBytes(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text, 'base64url');
}
