import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer';
import { hasControlCharacters } from '@dalan/contract/text';
import type { Mail, Mailer, MailNotSent } from './mailer.ts';

export type SmtpOptions = {
  url: string;
  from: { name: string; address: string };
  connections: number;
  connectTimeoutMs: number;
  /** For one mail, from the first byte to the server's last word. */
  timeoutMs: number;
};

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export function openSmtpMailer(options: SmtpOptions): Mailer {
  let transport = openTransport(options);

  /** A server that trickles its words trips no socket timeout: hang up on it and start afresh. */
  function giveUpOn(stuck: typeof transport): void {
    stuck.close({ force: true });
    if (transport === stuck) transport = openTransport(options);
  }

  return {
    send: async (mail) => {
      refuseForgedHeaders(mail);
      const mine = transport;
      const deadline = setTimeout(() => giveUpOn(mine), options.timeoutMs);
      try {
        await mine.sendMail({
          from: options.from,
          to: { name: '', address: mail.to },
          ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
          messageId: `<${mail.messageId}>`,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          // Keeps holiday replies from answering the shop's machine.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw mailNotSent(error as NodemailerError);
      } finally {
        clearTimeout(deadline);
      }
    },
    close: () => transport.close(),
  };
}

function openTransport({ url, connections, connectTimeoutMs, timeoutMs }: SmtpOptions) {
  return createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // The pool would send a mail again by itself; whether to is the caller's to know.
    maxRequeues: 0,
    // Else whoever sits between us and the server could strip STARTTLS and read along.
    requireTLS: !LOOPBACK.has(new URL(url).hostname),
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A line break in a header is how a stranger adds recipients of his own. */
function refuseForgedHeaders({ messageId, to, replyTo = '', subject }: Mail): void {
  if (![messageId, to, replyTo, subject].some(hasControlCharacters)) return;
  throw mailNotSent({ code: 'EENVELOPE' });
}

type Failure = Pick<NodemailerError, 'code' | 'responseCode' | 'originalCode' | 'timeoutType'>;

function mailNotSent(failure: Failure): MailNotSent {
  const { code = 'EUNKNOWN', responseCode: smtpCode } = failure;
  const isServerAway = smtpCode === 421 || isBeforeTheMail(failure);
  return Object.assign(new Error(`mail not sent: ${code}`), { code, smtpCode, isServerAway });
}

/** True where the talk ended before the mail was offered; a broken one may have delivered it. */
function isBeforeTheMail({ code = '', originalCode, timeoutType }: Failure): boolean {
  if (code === 'ESOCKET') return originalCode !== 'ECONNRESET' && originalCode !== 'EPIPE';
  if (code === 'ETIMEDOUT') return timeoutType !== 'SOCKET_TIMEOUT';
  return ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROXY', 'EPROTOCOL'].includes(code);
}
