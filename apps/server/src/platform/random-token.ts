import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** 256 random bits, for the session and device cookies and the links in mails. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The database stores only this hash, so that a stolen copy grants no access. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isToken(value: string): boolean {
  return TOKEN.test(value);
}
