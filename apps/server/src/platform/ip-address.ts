import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Rate-limit key of an address. A single customer's connection has a whole /64 of IPv6. */
export function addressKey(ip: string): string {
  const plain = withoutMapping(ip);
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain;
}

/** What an attacker gets cheaply: a single IPv4 address, or a whole /48 of IPv6. */
export function siteKey(ip: string): string {
  const plain = withoutMapping(ip);
  return isIPv6(plain) ? networkOf(plain) : plain;
}

/** The part of an address that may be logged: its /24 of IPv4 or /48 of IPv6. */
export function networkOf(ip: string): string {
  const plain = withoutMapping(ip);
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
  return plain.replace(/\.\d+$/, '.0/24');
}

export function isLoopback(ip: string): boolean {
  return ip === '::1' || withoutMapping(ip).startsWith('127.');
}

function withoutMapping(ip: string): string {
  return IPV4_IN_IPV6.exec(ip)?.[1] ?? ip;
}

/** The eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = ip.toLowerCase().replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
