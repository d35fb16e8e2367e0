export type Mail = {
  /**
   * Has no angle brackets, and stays the same for every try, so that mail systems drop a duplicate.
   */
  messageId: string;
  /** One address, without a display name. */
  to: string;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
};

/** Thrown by `send`. It never contains the mail server's response, which names the recipient. */
export type MailNotSent = Error & {
  code: string;
  smtpCode: number | undefined;
  /** True if the server takes no mail at all now. If false, this mail may be the cause. */
  isServerAway: boolean;
};

export type Mailer = {
  /** Resolves when the mail server has accepted the mail, within the mailer's timeout. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};
