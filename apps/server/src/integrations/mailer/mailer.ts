export type Mail = {
  /** Without angle brackets. The same mail sent twice has the same one, and mail systems drop the twin. */
  messageId: string;
  /** One address, without a name. */
  to: string;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
};

/** What `send` throws. It never repeats the words of the mail server: they name the recipient. */
export type MailNotSent = Error & {
  code: string;
  smtpCode: number | undefined;
  /** No mail would have gone out now; otherwise it may be this one's fault. */
  isServerAway: boolean;
};

export type Mailer = {
  /** Resolves once the mail server has taken the mail, within the mailer's time limit. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};
