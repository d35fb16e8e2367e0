import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer';
import { hasControlCharacters } from '@dalan/contract/text/text';
import type { Mail, Mailer, MailNotSent } from './mailer.ts';

export type SmtpOptions = {
  url: string;
  from: () => { name: string; address: string };
  connections: number;
  connectTimeoutMs: number;
  /** Time for one mail, from the first byte to the final response. */
  timeoutMs: number;
};

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export function openSmtpMailer(options: SmtpOptions): Mailer {
  let transport = openTransport(options);

  /** A server that answers one byte at a time trips no socket timeout, so open a new transport. */
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
          from: options.from(),
          to: { name: '', address: mail.to },
          ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
          messageId: `<${mail.messageId}>`,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          // Suppresses out-of-office replies.
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
    // The caller decides whether to retry, not the pool.
    maxRequeues: 0,
    // Otherwise a man in the middle could strip STARTTLS and read the mails.
    requireTLS: !LOOPBACK.has(new URL(url).hostname),
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A line break in a header would let an attacker add recipients. */
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

/**
 * True if the connection failed before the mail was offered. After that, it may have been
 * delivered.
 */
function isBeforeTheMail({ code = '', originalCode, timeoutType }: Failure): boolean {
  if (code === 'ESOCKET') return originalCode !== 'ECONNRESET' && originalCode !== 'EPIPE';
  if (code === 'ETIMEDOUT') return timeoutType !== 'SOCKET_TIMEOUT';
  return ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROXY', 'EPROTOCOL'].includes(code);
}
