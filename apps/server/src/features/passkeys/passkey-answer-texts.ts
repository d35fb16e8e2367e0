/** Texts that only the server says. */
export const passkeyAnswerTexts = {
  proved: 'Thank you. We know that it is you.',
  removed: 'The passkey was removed.',
  required: 'Staff now need a passkey.',
  optional: 'Staff may sign in with their password again.',
} as const;
