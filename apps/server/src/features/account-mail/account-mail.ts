/** What a job holds: never a token, and no text that somebody typed but an e-mail. */
export type AccountMail =
  /** To any e-mail: the worker finds out whether it has an account. */
  | { kind: 'reset-password'; email: string }
  | { kind: 'confirm-email' | 'password-changed' | 'new-device'; userId: string }
  /** To the e-mail that the account had before, if it was confirmed. */
  | { kind: 'email-changed'; userId: string; email: string };
