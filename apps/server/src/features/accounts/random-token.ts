import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** 256 random bits, as the cookie of a session or of a known device holds them. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps: a stolen copy of it opens nothing. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isToken(value: string): boolean {
  return TOKEN.test(value);
}
