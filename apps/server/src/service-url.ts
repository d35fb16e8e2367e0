import { accessSync, constants } from 'node:fs';
import { isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';
import * as z from 'zod';

type Service = {
  /** Shown in the error message. */
  example: string;
  start: RegExp;
  path: RegExp;
  /** Allowed query parameters. */
  parameters?: Record<string, (value: string) => boolean>;
};

const LABEL = '[a-z\\d](?:[\\w-]*[a-z\\d])?';
const NAME = new RegExp(`^${LABEL}(?:[.]${LABEL})*$`, 'i');
const NUMBER_AT_END = /(?:^|[.])(?:\d+|0x[\da-f]*)$/i;
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];
const ESCAPES = 'in a user or password write @ : / ? # % as %40 %3A %2F %3F %23 %25';

const isSocketFolder = (value: string) => value.startsWith('/') && isReadable(value);

export const databaseUrl = serviceUrl({
  example: 'postgres://user:password@host:5432/name',
  start: /^postgres(?:ql)?:[/]{2}/,
  path: /^[/][^/@:]+$/,
  parameters: {
    host: isSocketFolder,
    sslmode: (value) => SSL_MODES.includes(value),
    sslrootcert: isReadable,
    sslcert: isReadable,
    sslkey: isReadable,
  },
});
export const redisUrl = serviceUrl({
  example: 'redis://user:password@host:6379',
  start: /^rediss?:[/]{2}/,
  path: /^[/]?\d*$/,
});
export const smtpUrl = serviceUrl({
  example: 'smtps://user:password@host:465',
  start: /^smtps?:[/]{2}/,
  path: /^[/]?$/,
  parameters: { requireTLS: (value) => ['true', 'false'].includes(value) },
});

/**
 * This is stricter than the drivers, which reject an invalid URL late, in an error that shows the
 * password.
 */
function serviceUrl(service: Service) {
  return z.string().superRefine((text, context) => {
    const message = problemOf(text, service);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}

function problemOf(text: string, { example, start, path, parameters = {} }: Service) {
  const write = `Write ${example}; ${ESCAPES}`;
  const url = URL.parse(text);
  if (url === null || !start.test(text) || /[\s#]|\p{Cc}/u.test(text)) return write;
  const { username, password, hostname, pathname, port, searchParams } = url;
  const socket = searchParams.get('host') ?? decode(hostname) ?? '';
  const hasHost = isHost(hostname) || (parameters['host'] !== undefined && isSocketFolder(socket));
  if (!hasHost || port === '0' || !path.test(pathname)) return write;
  if ([username, password, hostname, pathname].some((part) => decode(part) === undefined)) {
    return write;
  }
  for (const [name, value] of searchParams) {
    const isFine = parameters[name];
    if (isFine === undefined) return `${write}, with no unknown parameter after the ?`;
    if (!isFine(value)) return `The parameter ${name} is invalid, or its file cannot be read`;
  }
  return undefined;
}

/**
 * A host name or an IP address. Some drivers reject a name that ends in a number but is no IPv4
 * address.
 */
function isHost(text: string): boolean {
  if (text.startsWith('[')) return isIPv6(text.slice(1, -1));
  if (NUMBER_AT_END.test(text)) return isIPv4(text);
  return NAME.test(text) && domainToASCII(text) !== '';
}

/** Undefined if the percent-encoding is invalid or encodes a control character. */
function decode(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part);
    return /\p{Cc}/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** The decoded password of a URL. Empty if the URL is invalid. */
export function passwordOf(url: string | undefined): string {
  const written = url === undefined ? '' : (URL.parse(url)?.password ?? '');
  return decode(written) ?? written;
}
