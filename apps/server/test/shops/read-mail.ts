export type ReadMail = { headers: Map<string, string>; text: string; html: string };

/** Parses a mail with plain and HTML alternatives, or plain text only. */
export function readMail(raw: Buffer): ReadMail {
  const whole = readPart(raw.toString('latin1'));
  const { headers, body } = whole;
  if (headers.get('content-type')?.startsWith('text/plain')) {
    return { headers, text: decode(whole), html: '' };
  }
  const [, boundary = ''] = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '') ?? [];
  const parts = body.split(`--${boundary}`).map((part) => readPart(part.replace(/^\r\n/, '')));
  const contentOf = (type: string) => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type));
    return part === undefined ? '' : decode(part);
  };
  return { headers, text: contentOf('text/plain'), html: contentOf('text/html') };
}

type Part = { headers: Map<string, string>; body: string };

function readPart(part: string): Part {
  const end = part.indexOf('\r\n\r\n');
  const lines = part
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    return [name.toLowerCase(), decodeWords(value)] as const;
  });
  return { headers: new Map(headers), body: part.slice(end + 4) };
}

function decode({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') return fromQuoted(body.replace(/=\r\n/g, ''));
  return Buffer.from(body, 'latin1').toString();
}

/** Decodes RFC 2047 words: `=?UTF-8?Q?…?=`. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : fromQuoted(word.replace(/_/g, ' ')),
    );
}

function fromQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
