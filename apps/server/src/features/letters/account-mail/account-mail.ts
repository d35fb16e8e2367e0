/** What is queued: never a token, and no text that somebody typed but an e-mail. */
export type AccountMail =
  /** Queued for any e-mail: the sender finds out whether it has an account. */
  | { kind: 'reset-password'; email: string }
  | { kind: 'confirm-email' | 'password-changed' | 'new-device'; userId: string }
  | EmailChangeMail
  /** Goes to the e-mail that a customer had before, if it was confirmed. */
  | { kind: 'email-changed'; userId: string; email: string };

/**
 * Mails about a new e-mail of staff. The first goes to the new one, the second to the old one,
 * confirmed or not.
 */
export type EmailChangeMail = { kind: 'confirm-new-email' | 'undo-email'; changeId: string };
