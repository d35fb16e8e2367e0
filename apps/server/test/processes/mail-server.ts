import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readMail } from '../shops/read-mail.ts';
import type { ReadMail } from '../shops/read-mail.ts';

export type ReceivedMail = ReadMail & { from: string; to: string[] };

type Refusal = { smtpCode: number; text: string };

export type MailServer = {
  url: string;
  port: number;
  /** Every fully received mail, whether or not its sender got the answer. */
  received: ReceivedMail[];
  /** Called on MAIL FROM. May delay, or return a refusal. */
  onSender: () => Promise<Refusal | undefined>;
  /** Called when a mail is complete, before the answer. */
  onReceived: (mail: ReceivedMail) => Promise<Refusal | undefined>;
  close: () => Promise<void>;
};

const accept = () => Promise.resolve(undefined);

/** A real SMTP server that stores its mails. Uses a free port by default. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_address, _session, answer) => {
      void mailServer.onSender().then((refusal) => answer(asError(refusal)));
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          ...readMail(Buffer.concat(chunks)),
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
        };
        void mailServer.onReceived(mail).then((refusal) => {
          if (refusal === undefined) mailServer.received.push(mail);
          answer(asError(refusal));
        });
      });
    },
  });
  // A killed client resets its connection.
  smtp.on('error', () => undefined);
  await new Promise<void>((listening) => {
    smtp.listen(port, '127.0.0.1', listening);
  });
  const { port: taken } = smtp.server.address() as AddressInfo;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received: [],
    onSender: accept,
    onReceived: accept,
    close: () => new Promise((closed) => smtp.close(closed)),
  };
  return mailServer;
}

function asError(refusal: Refusal | undefined): Error | null {
  if (refusal === undefined) return null;
  return Object.assign(new Error(refusal.text), { responseCode: refusal.smtpCode });
}
