/** What is queued: never a token, and no text that somebody typed but an e-mail. */
export type AccountMail =
  /** Goes to any e-mail: the sender finds out whether it has an account. */
  | { kind: 'reset-password'; email: string }
  | { kind: 'confirm-email' | 'password-changed' | 'new-device'; userId: string }
  | EmailChangeMail
  /** Goes to the e-mail that a customer had before, if it was confirmed. */
  | { kind: 'email-changed'; userId: string; email: string };

/** About a new e-mail of staff: to the new one, or to the old one, confirmed or not. */
export type EmailChangeMail = { kind: 'confirm-new-email' | 'undo-email'; changeId: string };
