import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  NewPasskey,
  PasskeyAdding,
  PasskeyOptions,
  PasskeyUse,
} from '@dalan/contract/people/passkeys';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const SYNCABLE = 0x08;
const SYNCED = 0x10;
const HAS_CREDENTIAL = 0x40;

type Ceremony = {
  origin?: string;
  /** The person's finger, face or lock was checked. */
  isVerified?: boolean;
};

const ORIGIN = 'http://localhost:3000';

/**
 * A passkey in software, with real keys and signatures. One that counts its uses is like a security
 * key; synced ones stay at zero.
 */
export function createAuthenticator({ isCounting = false, origin = ORIGIN } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let userHandle: string | undefined;

  function dataOf(rpId: string, isVerified = true, credential = Buffer.alloc(0)): Buffer {
    const synced = isCounting ? 0 : SYNCABLE | SYNCED;
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | synced;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(Buffer.from(rpId)),
      Buffer.from([flags | (credential.length > 0 ? HAS_CREDENTIAL : 0)]),
      count,
      credential,
    ]);
  }

  return {
    id,
    /** A lower value makes it a copy from before its last uses. */
    setCounter: (value: number) => (counter = value),
    create({ challenge, rp, user }: PasskeyAdding, how: Ceremony = {}): NewPasskey['passkey'] {
      userHandle = user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(x)],
          [-3, bytes(y)],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', bytes(dataOf(rp.id, how.isVerified, credential).toString('base64url'))],
        ]) as Map<string, string>,
      );
      return {
        id,
        clientDataJSON: clientData('webauthn.create', challenge, how.origin ?? origin).toString(
          'base64url',
        ),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      };
    },
    use({ challenge, rpId }: PasskeyOptions, how: Ceremony = {}): PasskeyUse['passkey'] {
      if (isCounting) counter += 1;
      const data = dataOf(rpId, how.isVerified);
      const client = clientData('webauthn.get', challenge, how.origin ?? origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle !== undefined && { userHandle }),
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, 'base64url'));
}
