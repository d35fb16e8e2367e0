import * as z from 'zod';
import { checkPasskeyName } from './passkeys.ts';
import { checked, Id } from '../text/text.schema.ts';

/** Bytes as the browser sends them. */
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);

const CredentialId = bytes(1364).describe('As the browser names the passkey, base64url');
const clientDataJSON = bytes(2048);
const transports = z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10);

export const Passkey = z
  .object({
    _id: Id,
    name: z.string(),
    credentialId: CredentialId,
    /** True if its maker syncs it, so that it also works on the person's other devices. */
    isSynced: z.boolean(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;

/** What the browser answers after `PasskeyAdding`. */
export const NewPasskey = z.strictObject({
  name: checked(checkPasskeyName),
  passkey: z.strictObject({
    id: CredentialId,
    clientDataJSON,
    attestationObject: bytes(8192),
    transports,
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** What the browser answers after `PasskeyOptions`. */
export const PasskeyUse = z.strictObject({
  passkey: z.strictObject({
    id: CredentialId,
    clientDataJSON,
    authenticatorData: bytes(2048),
    signature: bytes(2048),
    userHandle: bytes(88).optional(),
  }),
});
export type PasskeyUse = z.infer<typeof PasskeyUse>;

export const PasskeyName = z.strictObject({ name: checked(checkPasskeyName) });
export const PasskeyRule = z.strictObject({ isRequired: z.boolean() });
export const PasswordProof = z.strictObject({ password: z.string().min(1).max(128) });

const descriptors = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
);

/** The options for the browser's `navigator.credentials.get`. */
export const PasskeyOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: descriptors.describe('Empty: any passkey of this shop'),
});
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** The options for the browser's `navigator.credentials.create`. */
export const PasskeyAdding = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: descriptors,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyAdding = z.infer<typeof PasskeyAdding>;

export const PasskeyAnswer = z.object({ data: Passkey });
export const PasskeyListAnswer = z.object({
  data: z.array(Passkey),
  isRequired: z.boolean().describe('Staff with a passkey cannot log in with the password'),
  canRequire: z.boolean().describe('The caller may change that'),
});
export type PasskeyListAnswer = z.infer<typeof PasskeyListAnswer>;
