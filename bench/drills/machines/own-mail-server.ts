import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { drillPort } from './programs.ts';

/** `order` is the short order id in the subject. */
export type ReceivedMail = { to: string; order: string; messageId: string };

export type OwnMailServer = {
  url: string;
  open: () => Promise<void>;
  /** Contains every complete mail, whether its sender got the confirmation or not. */
  received: ReceivedMail[];
  close: () => Promise<void>;
};

/** The server waits up to this long around each mail, so that a kill hits senders at any point. */
const TAKES_MOST_MS = 40;

/** A real SMTP server that stores every mail. */
export function createOwnMailServer(port = drillPort(4)): OwnMailServer {
  const received: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_address, _session, answer) => {
      void takeTime().then(() => answer());
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        received.push({ to, ...readHead(Buffer.concat(chunks).toString('latin1')) });
        void takeTime().then(() => answer(null));
      });
    },
  });
  // A client that is killed meanwhile resets its connection.
  smtp.on('error', () => undefined);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    open: async () => {
      received.length = 0;
      await new Promise<void>((listening) => {
        smtp.listen(port, '127.0.0.1', listening);
      });
    },
    close: () => new Promise((closed) => smtp.close(closed)),
  };
}

function takeTime(): Promise<void> {
  return delay(Math.random() * TAKES_MOST_MS);
}

function readHead(mail: string): { order: string; messageId: string } {
  const head = mail.slice(0, mail.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const [, messageId = ''] = /^message-id:\s*(\S+)/im.exec(head) ?? [];
  const [, subject = ''] = /^subject:\s*(.*)$/im.exec(head) ?? [];
  // Text that is not ASCII is encoded, and `_` is a space.
  const plain = subject.replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_all, word: string) =>
    Buffer.from(word, 'base64').toString(),
  );
  const [, order = ''] = /order[ _]([0-9A-F]{8})(?![0-9A-F])/i.exec(plain) ?? [];
  return { order, messageId };
}
