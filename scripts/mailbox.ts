import { createServer } from 'node:http';
import { startMailServer } from '../apps/server/test/processes/mail-server.ts';

/**
 * Opens a real mail server and serves its mails over HTTP, so that browser tests can read them:
 * `/?to=asha@example.com` answers with subject, text and HTML, oldest first. It refuses the first
 * mail to an address that begins with `full.`, as if the mailbox were full.
 */
export async function openMailbox(port: number) {
  const mailServer = await startMailServer();
  const refused = new Set<string>();
  mailServer.onReceived = async ({ to: [to = ''] }) => {
    if (!to.startsWith('full.') || refused.has(to)) return undefined;
    refused.add(to);
    return { smtpCode: 552, text: 'mailbox full' };
  };
  const reader = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://mailbox.invalid').searchParams.get('to') ?? '';
    const mails = mailServer.received
      .filter((mail) => mail.to.includes(to))
      .map(({ headers, text, html }) => ({ subject: headers.get('subject'), text, html }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(mails));
  });
  await new Promise<void>((listening) => {
    reader.listen(port, '127.0.0.1', listening);
  });
  return {
    smtpUrl: mailServer.url,
    close: async () => {
      reader.close();
      await mailServer.close();
    },
  };
}
