import { checkLine } from '../text/text.ts';

export type {
  NewPasskey,
  Passkey,
  PasskeyAdding,
  PasskeyListAnswer,
  PasskeyOptions,
  PasskeyUse,
} from './passkeys.schema.ts';

export const passkeyLimits = { nameMax: 60, perUser: 10 } as const;

export const passkeyTexts = {
  nameRequired: 'Please give the passkey a name',
  refused: 'This passkey was not accepted. Please use your password.',
  notProved: 'This passkey was not accepted. Please try again.',
  notAdded: 'The passkey could not be added. Please try again.',
  wrongPassword: 'This is not your password. Please try again.',
  proofRequired: 'Please confirm that it is you, and try again. Nothing was changed.',
  usePasskey: 'Staff sign in with a passkey here. Please use yours.',
  addFirst: 'Staff sign in with a passkey here. Please add yours first.',
  tooMany: 'You have 10 passkeys. Please remove one first.',
  onlyWayIn:
    'You have no password, and this is your last passkey. Please add another one first, or ask an owner for a link.',
  lastOne: 'Staff need a passkey here, and this is your last one. Please add another one first.',
  ownFirst: 'Please add a passkey of your own before you require them.',
} as const;

export function checkPasskeyName(value: string): string | undefined {
  return checkLine(value, passkeyLimits.nameMax, passkeyTexts.nameRequired);
}
