import type { AdminLogInAnswer } from './accounts.ts';
import { endpoint, everyDuty, owner } from './endpoint.ts';
import type {
  NewPasskey,
  Passkey,
  PasskeyAdding,
  PasskeyListAnswer,
  PasskeyOptions,
  PasskeyUse,
} from './passkeys.ts';
import type { MessageAnswer } from './text.ts';

type ById = { params: { id: string } };
type Nothing = Record<never, never>;

/** Sign-in with a passkey, the proof that it is still the same person, and the list of passkeys. */
export const passkeyEndpoints = {
  startPasskeySignIn: endpoint<Nothing, PasskeyOptions>(
    'POST',
    '/api/admin/passkey-login/options',
    'public',
  ),
  signInWithPasskey: endpoint<{ body: PasskeyUse }, AdminLogInAnswer>(
    'POST',
    '/api/admin/passkey-login',
    'public',
  ),
  startProof: endpoint<Nothing, PasskeyOptions>(
    'POST',
    '/api/admin/proof/options',
    'admin',
    everyDuty,
    {
      openWithoutPasskey: true,
    },
  ),
  proveWithPasskey: endpoint<{ body: PasskeyUse }, MessageAnswer>(
    'POST',
    '/api/admin/proof/passkey',
    'admin',
    everyDuty,
    { openWithoutPasskey: true },
  ),
  proveWithPassword: endpoint<{ body: { password: string } }, MessageAnswer>(
    'POST',
    '/api/admin/proof/password',
    'admin',
    everyDuty,
    { openWithoutPasskey: true },
  ),
  listPasskeys: endpoint<Nothing, PasskeyListAnswer>(
    'GET',
    '/api/admin/passkeys',
    'admin',
    everyDuty,
    {
      openWithoutPasskey: true,
    },
  ),
  startPasskey: endpoint<Nothing, PasskeyAdding>(
    'POST',
    '/api/admin/passkeys/options',
    'admin',
    everyDuty,
    {
      freshProof: 'staff',
      openWithoutPasskey: true,
    },
  ),
  addPasskey: endpoint<{ body: NewPasskey }, { data: Passkey }>(
    'POST',
    '/api/admin/passkeys',
    'admin',
    everyDuty,
    { freshProof: 'staff', openWithoutPasskey: true },
  ),
  renamePasskey: endpoint<ById & { body: { name: string } }, { data: Passkey }>(
    'PUT',
    '/api/admin/passkeys/:id',
    'admin',
    everyDuty,
    { freshProof: 'staff' },
  ),
  removePasskey: endpoint<ById, MessageAnswer>(
    'DELETE',
    '/api/admin/passkeys/:id',
    'admin',
    everyDuty,
    {
      freshProof: 'staff',
    },
  ),
  requirePasskeys: endpoint<{ body: { isRequired: boolean } }, MessageAnswer>(
    'PUT',
    '/api/admin/passkey-rule',
    'admin',
    owner,
    { freshProof: 'staff' },
  ),
};
