export const passkeyPageTexts = {
  title: 'Passkeys',
  lead: 'Sign in with your fingerprint, your face or the lock of your phone or computer. A passkey works only here, and nobody can guess it or read it from you.',
  add: 'Add a passkey',
  none: 'No passkeys yet',
  noneHelp: 'Add one on each phone or computer that you sign in with.',
  notFetched: 'Failed to fetch passkeys',
  notFetchedHelp: 'Nothing is lost: only this list did not come.',
  added: 'Passkey added',
  renamed: 'Passkey renamed',
  notRenamed: 'Failed to rename passkey',
  removed: 'Passkey removed',
  notRemoved: 'Failed to remove passkey',
  notChanged: 'Nothing was changed. Please try again.',
  gone: 'This passkey is no longer there.',
  confirmRemoval: 'Are you sure you want to remove this passkey?',
  removalKeeps:
    'Only this passkey stops working. Your password and your other passkeys stay as they are.',
  notSupported: 'This browser cannot make passkeys. Please open this page in another one.',
  mustAdd: 'Staff sign in with a passkey here. Please add yours: then the panel opens.',
} as const;

export const passkeyRuleTexts = {
  title: 'All staff',
  optional: 'Staff may sign in with their password or with a passkey.',
  required:
    'Staff sign in with a passkey. Who has none adds one after their password, and sees nothing else before.',
  ownFirst: 'Add a passkey of your own first.',
  require: 'Require passkeys',
  allow: 'Allow passwords again',
  nowRequired: 'Passkeys are required now',
  nowOptional: 'Passwords are allowed again',
} as const;

export const passkeyOfferTexts = {
  title: 'Sign in quicker next time',
  text: 'with your fingerprint, your face or the lock of this phone or computer.',
  notNow: 'Not now',
} as const;
