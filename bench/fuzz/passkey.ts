import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyAdding,
  PasskeyOptions,
  PasskeyUse,
} from '@dalan/contract/people/passkeys';

export type OwnPasskey = {
  create: (options: PasskeyAdding) => NewPasskey['passkey'];
  use: (options: PasskeyOptions) => PasskeyUse['passkey'];
};

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** Makes a passkey in software, with real keys and signatures. */
export function createPasskey(origin: string): OwnPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  return {
    create: ({ challenge, rp }) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // This is CBOR: an ES256 key on the curve P-256, with its two coordinates of 32 bytes.
      const key = [hex('a5010203262001215820'), text(x), hex('225820'), text(y)];
      // The model is left empty. The length of the id comes after it.
      const credential = [Buffer.alloc(16), hex('0020'), credentialId, ...key];
      const data = authenticatorData(rp.id, HAS_CREDENTIAL, credential);
      // This is CBOR: { fmt: 'none', attStmt: {}, authData: bytes }
      const head = hex('a363666d74646e6f6e656761747453746d74a068617574684461746158');
      return {
        id,
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: Buffer.concat([head, Buffer.from([data.length]), data]).toString(
          'base64url',
        ),
        transports: ['internal'],
      };
    },
    use: ({ challenge, rpId }) => {
      const data = authenticatorData(rpId);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
    },
  };
}

/** A count of uses follows the flags. It stays at zero for passkeys that do not count. */
function authenticatorData(rpId: string, flags = 0, credential: Buffer[] = []): Buffer {
  const flagsByte = Buffer.from([PRESENT_AND_VERIFIED | flags]);
  return Buffer.concat([sha256(Buffer.from(rpId)), flagsByte, Buffer.alloc(4), ...credential]);
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();
const hex = (digits: string) => Buffer.from(digits, 'hex');
const text = (base64url: string) => Buffer.from(base64url, 'base64url');
