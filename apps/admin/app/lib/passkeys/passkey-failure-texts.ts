/** Texts for when the browser's own dialog ends without a passkey. */
export const passkeyFailureTexts = {
  notUsed: 'The passkey was not used. Please use your password.',
  notMade: 'No passkey was made. Nothing has changed.',
  alreadyHere: 'This device already has a passkey of your account.',
} as const;
